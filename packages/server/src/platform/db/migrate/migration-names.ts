import { readdirSync } from 'node:fs'

/** The names of the numbered migrations in a folder, in their order. */
export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
