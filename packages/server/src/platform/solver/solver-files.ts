/**
 * The program of a process or thread of its own that is next to `main.ts`: a bundle in `dist`,
 * its source while tests run.
 * @returns its address, and the arguments that Node needs to run it
 */
export function programFile(name: string): { file: URL; execArgv: string[] } {
  const isSource = import.meta.url.endsWith('.ts')
  return isSource
    ? { file: new URL(`../../${name}.ts`, import.meta.url), execArgv: ['--import', 'tsx'] }
    : { file: new URL(`./${name}.js`, import.meta.url), execArgv: [] }
}
