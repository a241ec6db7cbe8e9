import { start } from './start.ts'

start(process.env).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
