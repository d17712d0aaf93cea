import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const bin = resolve('node_modules/.bin');

/**
 * Runs a command with the project's own tools first in the path; its output goes to ours.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<void>} rejects when the command ends with another code than 0
 */
export function run(command, args, env = {}) {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${command} ended with ${code ?? signal ?? 'an error'}`)),
    );
  });
}
