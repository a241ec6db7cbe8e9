import { z } from 'zod'
import { optionalText } from '../text/text.ts'
import { endpoint, type Permission } from './endpoint.ts'
import { errorsOf } from './errors.ts'

/** Errors every sheet may answer with. */
export const sheetErrors = errorsOf('kernel', {
  sheetUnreadable: { status: 400, code: 'A0400', field: 'file' },
  sheetTooLong: { status: 400, code: 'A0400', field: 'file' },
  sheetEmpty: { status: 400, code: 'A0400', field: 'file' },
  exportTooLong: { status: 400, code: 'A0400' },
  exportsBusy: { status: 503, code: 'C0300' },
})

/** all: nothing is written unless every row is valid; valid: valid rows are written. */
const IMPORT_MODES = ['all', 'valid'] as const

const started = z.object({
  /** Opaque key of the task; `GET /api/v1/tasks/{key}` answers its progress. */
  key: z.string(),
})

type ExportOptions<F extends z.ZodRawShape> = {
  path: string
  what: string
  exporting: Permission
  filters: z.ZodObject<F>
}

/**
 * The calls of a list that is exported as .xlsx but not imported: direct download and background
 * export. A call that the specification publishes at another address is replaced by one with its
 * path.
 */
export const exportCalls = <F extends z.ZodRawShape>(of: ExportOptions<F>) => ({
  export: endpoint({
    method: 'GET',
    path: `${of.path}/_export` as string,
    summary: `The list of ${of.what} as a sheet, in the reader’s scope`,
    access: { permission: of.exporting },
    query: of.filters.extend({ reason: optionalText(200) }),
    limit: 'export',
    answer: 'binary',
    errors: [sheetErrors.exportTooLong, sheetErrors.exportsBusy],
  }),
  exportLater: endpoint({
    method: 'POST',
    path: `${of.path}/_export` as string,
    summary: `The same sheet of ${of.what}, made in the background`,
    access: { permission: of.exporting },
    body: of.filters.extend({ reason: optionalText(200) }),
    limit: 'export',
    answer: started,
    once: true,
    errors: [sheetErrors.exportTooLong],
  }),
})

export type ExportCalls = ReturnType<typeof exportCalls<z.ZodRawShape>>

/**
 * The calls of a list that is exported and imported as .xlsx: template, direct download, background
 * export and import. `path` is the list's own path, `filters` its query without the page, `into`
 * what a sheet is imported into, if its user chooses.
 */
export const sheetCalls = <F extends z.ZodRawShape, I extends z.ZodRawShape = Record<never, never>>(
  of: ExportOptions<F> & { importing: Permission; into?: z.ZodObject<I> },
) => ({
  ...exportCalls(of),
  template: endpoint({
    method: 'GET',
    path: `${of.path}/template` as string,
    summary: `The empty sheet for ${of.what}`,
    access: { permission: of.importing },
    query: of.into ?? (z.object({}) as unknown as z.ZodObject<I>),
    answer: 'binary',
  }),
  import: endpoint({
    method: 'POST',
    path: `${of.path}/_import` as string,
    summary: `Read ${of.what} from a sheet, in the background`,
    access: { permission: of.importing },
    query: (of.into ?? (z.object({}) as unknown as z.ZodObject<I>)).extend({
      mode: z.enum(IMPORT_MODES).default('all'),
    }),
    file: { field: 'file', purpose: 'sheet' },
    limit: 'import',
    answer: started,
    errors: [sheetErrors.sheetUnreadable],
  }),
})

export type SheetCalls = ReturnType<typeof sheetCalls<z.ZodRawShape, z.ZodRawShape>>

/**
 * The words of one sheet in an area's words, under `sheets.<name>`; `rules` say how a column is
 * filled in.
 */
export type SheetWords<K extends string = string> = {
  title: string
  columns: Readonly<Record<K, string>>
  rules: Readonly<Partial<Record<K, string>>>
}
