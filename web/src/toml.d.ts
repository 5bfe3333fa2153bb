/** The bundler gives a rule file as its text. */
declare module "*.toml" {
  const text: string;
  export default text;
}
