import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiling the program takes half of a start: what one start compiled, the next ones read. A
// service manager names a folder for it. Where the folder cannot be written, each start compiles
// again.
enableCompileCache(join(process.env.CACHE_DIRECTORY ?? import.meta.dirname, '.compile-cache'))

// Imported here, because what is imported above is compiled before the cache is on.
const { start } = await import('./start.ts')

await start(process.env).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

flushCompileCache()
