import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { codeName, databaseName } from './names.rules.ts'

/** Names are written in camelCase in our code, and in snake_case in the database. */
class DatabaseNames extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return databaseName(name)
  }
}

export function dialectOn(pool: unknown): Dialect {
  const dialect = new PostgresDialect({ pool: pool as never })
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new DatabaseNames(),
  } as Dialect
}

type Fields = { fields: { name: string }[] }

/** Renames the fields of a result before its rows are built, so that it costs nothing per row. */
class NamedQuery extends (pg.Query as unknown as new (
  config: unknown,
  values: unknown,
  done: (error: Error | null, result: unknown) => void,
) => pg.Query & { handleRowDescription(message: Fields): void }) {
  override handleRowDescription(message: Fields) {
    for (const field of message.fields) field.name = codeName(field.name)
    super.handleRowDescription(message)
  }
}

export const queryWithCodeNames = (client: pg.ClientBase, config: unknown, values?: unknown) =>
  new Promise<unknown>((done, failed) => {
    client.query(
      new NamedQuery(config, values, (error, result) =>
        error ? failed(error) : done(result),
      ) as never,
    )
  })
