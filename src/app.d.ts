declare global {
  /** Version of package.json, put in by the build. */
  const __APP_VERSION__: string;

  namespace App {
    interface Error {
      message: string;
    }
  }
}

export {};
