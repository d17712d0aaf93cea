declare module 'virtual:sheet-names/zh-Hant' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
