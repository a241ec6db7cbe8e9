import type { Page } from '../db/pages.ts'
import type { ProgressHandler } from './sheet-plan.ts'

/** Processes the rows of a sheet in batches and reports progress after each. */
export async function inBatches<R>(
  rows: readonly R[],
  size: number,
  report: ProgressHandler,
  work: (batch: readonly R[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += size) {
    const batch = rows.slice(at, at + size)
    await work(batch)
    await report(at + batch.length)
  }
}

/** How many rows a list has, by its shortest page. */
export const countListed = async (
  find: (page: Page) => Promise<{ total: number }>,
): Promise<number> => (await find({ pageNum: 1, pageSize: 1 })).total

const PAGE_SIZE = 500

/**
 * All rows of a list for an export; one page is in memory at a time. Rows that hold much are read in
 * smaller pages.
 */
export async function* everyRow<R>(
  find: (page: Page) => Promise<{ rows: readonly R[] }>,
  pageSize = PAGE_SIZE,
): AsyncGenerator<R> {
  for (let pageNum = 1; ; pageNum++) {
    const { rows } = await find({ pageNum, pageSize })
    yield* rows
    if (rows.length < pageSize) return
  }
}

/**
 * All rows with these ids in their order, for an export that has found them first: a page far behind
 * would read all before it again. A row that is gone meanwhile is left out.
 */
export async function* everyRowById<R extends { id: number }>(
  ids: readonly number[],
  find: (some: readonly number[]) => Promise<readonly R[]>,
): AsyncGenerator<R> {
  for (let at = 0; at < ids.length; at += PAGE_SIZE) {
    const some = ids.slice(at, at + PAGE_SIZE)
    const found = new Map((await find(some)).map((row) => [row.id, row]))

    yield* some.flatMap((id) => found.get(id) ?? [])
  }
}

/**
 * All rows of a very long list for an export: each batch starts after the last row of the one
 * before, so that none is read past.
 */
export async function* everyRowAfter<R>(
  find: (last: R | null, size: number) => Promise<readonly R[]>,
): AsyncGenerator<R> {
  for (let last: R | null = null; ; ) {
    const rows = await find(last, PAGE_SIZE)
    yield* rows
    last = rows.at(-1) ?? null
    if (rows.length < PAGE_SIZE) return
  }
}
