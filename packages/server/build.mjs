import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { BUNDLED_PACKAGES, listBundledPackages } from '../../tools/bundled-packages.mjs'

const here = import.meta.dirname
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

// What a start needs at once is in the bundle: reading 1,200 files took a quarter of its processor
// time. The others are loaded from node_modules as they were published: they have native code or
// files of their own, or are needed later or never.
const BUNDLED = [
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/static',
  '@residency/contract',
  'csv-parse',
  'fastify',
  'file-type',
  'find-my-way',
  'jose',
  'kysely',
  'openid-client',
  'pg',
  'pg-boss',
  'prom-client',
  'rate-limiter-flexible',
  'saxes',
  'zod',
]

const external = Object.keys({ ...own.dependencies, ...own.optionalDependencies }).filter(
  (name) => !BUNDLED.includes(name),
)

const result = await build({
  absWorkingDir: here,
  entryPoints: [
    'src/main.ts',
    'src/command.ts',
    'src/roster.ts',
    'src/roster-job.ts',
    'src/timetable.ts',
    'src/timetable-bounds.ts',
    'src/timetable-job.ts',
    'src/draw-sheets.ts',
  ],
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
  // Packages in CommonJS ask for Node's own modules by `require`.
  define: { BUILD_COMMIT: JSON.stringify(process.env.BUILD_COMMIT ?? 'unknown') },
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  external: external.flatMap((name) => [name, `${name}/*`]),
}).catch(() => process.exit(1)) // esbuild has printed what is wrong, with file and line

// A source of ours may bundle the packages above only: another one would come along unnoticed,
// though it is no dependency of the server.
const packageOf = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]

const wrong = Object.entries(result.metafile.inputs)
  .filter(([file]) => packageOf(file) === undefined)
  .flatMap(([file, { imports }]) =>
    imports
      .filter(({ path, external: isExternal }) => !isExternal && packageOf(path))
      .map(({ path }) => ({ file, name: packageOf(path) })),
  )
  .filter(({ name }) => !BUNDLED.includes(name))

if (wrong.length)
  throw new Error(
    `Bundled, though not a dependency of packages/server: ${wrong[0].name}, by ${wrong[0].file}`,
  )

// Only a whole build replaces the last one.
rmSync(join(here, 'dist'), { recursive: true, force: true })
mkdirSync(join(here, 'dist'))
for (const file of result.outputFiles) writeFileSync(file.path, file.contents)
const inputs = Object.keys(result.metafile.inputs).map((path) => join(here, path))
writeFileSync(join(here, 'dist', BUNDLED_PACKAGES), listBundledPackages(inputs))

for (const folder of ['migrations', 'data'])
  if (existsSync(join(here, 'src', folder)))
    cpSync(join(here, 'src', folder), join(here, 'dist', folder), { recursive: true })
