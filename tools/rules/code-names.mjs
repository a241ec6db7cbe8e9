// Names of columns and tables as our code writes them, and as the database does
// (packages/server/src/platform/db/names.rules.ts).

export const codeName = (name) =>
  name.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter) => letter.toUpperCase())

export const databaseName = (name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
