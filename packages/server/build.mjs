import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
// The contract is TypeScript and travels in the bundle with its zod; everything else is loaded from node_modules as it was published.
const external = Object.keys({ ...own.dependencies, ...own.optionalDependencies }).filter((name) => !/^(@residency\/.*|zod)$/.test(name))

const result = await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts', 'src/command.ts', 'src/timetable.ts', 'src/timetable-bounds.ts', 'src/timetable-job.ts'],
  outdir: 'dist',
  write: false,
  bundle: true,
  // What several entry points use, and what is imported later, are files of their own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node22.22',
  sourcemap: true,
  metafile: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
}).catch(() => process.exit(1)) // esbuild has told what is wrong, file and line

// A package that belongs in node_modules must not slip into the bundle: a CommonJS one would fail at run time on `require`.
const bundled = Object.keys(result.metafile.inputs).filter((file) => /node_modules\//.test(file) && !/node_modules\/zod\//.test(file))
if (bundled.length) throw new Error(`Bundled, though not a dependency of packages/server: ${bundled.slice(0, 5).join(', ')}`)

// Only a whole build replaces the last one.
rmSync(join(here, 'dist'), { recursive: true, force: true })
mkdirSync(join(here, 'dist'))
for (const file of result.outputFiles) writeFileSync(file.path, file.contents)
for (const folder of ['migrations', 'data'])
  if (existsSync(join(here, 'src', folder))) cpSync(join(here, 'src', folder), join(here, 'dist', folder), { recursive: true })
