import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('npm start serves the build and prints its address', async ({ request }) => {
  const child = spawn('node', ['scripts/start.mjs'], { env: { ...process.env, PORT: '4391' } });
  try {
    const address = await new Promise<string>((found, fail) => {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const url = /http:\/\/localhost:\d+\//.exec(said)?.[0];
        if (url !== undefined) found(url);
      });
      child.once('exit', (code) => fail(new Error(`it ended with ${String(code)}: ${said}`)));
    });
    const home = await request.get(address);
    expect(home.status()).toBe(200);
    expect(await home.text()).toContain('星杯工坊');
    expect((await request.get(`${address}nowhere/`)).status()).toBe(404);
  } finally {
    child.kill();
  }
});
