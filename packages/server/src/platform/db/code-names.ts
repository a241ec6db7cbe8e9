import {
  type BinaryOperationNode,
  ColumnNode,
  type Dialect,
  type Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ReferenceNode,
  ValueListNode,
  ValueNode,
} from 'kysely'
import pg from 'pg'
import { codeName, databaseName } from './names.rules.ts'

const isState = (node: OperationNode): boolean =>
  ReferenceNode.is(node) && ColumnNode.is(node.column) && node.column.column.name === 'state'

function inText(value: OperationNode): OperationNode {
  if (ValueNode.is(value)) return ValueNode.createImmediate(value.value)
  if (PrimitiveValueListNode.is(value))
    return ValueListNode.create(value.values.map((one) => ValueNode.createImmediate(one)))

  return value
}

/**
 * Names are written in camelCase in our code, and in snake_case in the database. A state that a
 * column is compared with is part of the text of the statement, not a parameter: only so does a
 * plan for all values use an index of the rows in that state, and know how many they are. States
 * are few, and of a closed list.
 */
class OurCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return databaseName(name)
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    if (ValueNode.is(node.rightOperand) && node.rightOperand.value === undefined)
      throw new Error('A column is compared with undefined, which would find nothing.')

    super.visitBinaryOperation(
      isState(node.leftOperand) ? { ...node, rightOperand: inText(node.rightOperand) } : node,
    )
  }
}

/** A pool as Kysely takes it. */
export type NamedPool = {
  connect: () => Promise<{
    /** A statement as text, or a cursor, which holds its own values. */
    query: (text: string | pg.Submittable, values: unknown[]) => unknown
    release: () => void
  }>
  end: () => Promise<void>
}

export function dialectOn(pool: NamedPool): Dialect {
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool })
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new OurCompiler(),
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
      new NamedQuery(config, values, (error, result) => (error ? failed(error) : done(result))),
    )
  })
