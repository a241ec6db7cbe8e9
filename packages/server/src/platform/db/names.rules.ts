/**
 * A remembered function of names: there are a few thousand of them, and each is asked for in every
 * statement.
 */
const remembered = (work: (name: string) => string) => {
  const known = new Map<string, string>()

  return (name: string) => {
    const found = known.get(name)
    if (found !== undefined) return found

    const made = work(name)

    known.set(name, made)

    return made
  }
}

/** The name of a column, table or alias in our code. */
export const codeName = remembered((name) =>
  name.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
)

/** The same name in the database. */
export const databaseName = remembered((name) =>
  name.replaceAll('"', '""').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)
