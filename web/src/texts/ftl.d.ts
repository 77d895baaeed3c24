/** What the plugin of ../../ftl.ts makes of a Fluent file. */
declare module "*.ftl" {
  const entries: import("./fluent").Entries;
  export default entries;
}
