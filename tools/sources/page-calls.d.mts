/** The files of a page, by path: their calls as `module#name`, and the files they take from. */
export type PageFiles = ReadonlyMap<
  string,
  { readonly calls: ReadonlySet<string>; readonly files: readonly string[] }
>

export function callsOfPages(root: string): ReadonlyMap<string, PageFiles>
