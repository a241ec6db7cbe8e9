import type { Readable } from 'node:stream'
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart'
import { type Endpoint, kernelErrors } from '@residency/contract/kernel'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { unlessStalled, WHOLE_AFTER_MS } from './connections/stalled-requests.ts'
import { Fail, fail } from './fail.ts'

/**
 * The single file part of a multipart request, not read yet. `truncated` is known at the end of the
 * stream. After reading it, await `mustBeLast` before anything is stored for good: a second file
 * would be lost silently.
 */
export type UploadedPart = {
  filename: string
  mimetype: string
  stream: Readable & { truncated?: boolean }
  mustBeLast?: () => Promise<void>
}

/**
 * How files of a request are received: the size limit of one, and what stores a file of a form as
 * an upload and returns its key.
 */
export type FileIntake = {
  maxFileSize: number
  storeUpload: (part: UploadedPart) => Promise<string>
}

/** Enough for the files of any form; a part that is refused has to be seen to be named. */
const MAX_FILE_PARTS = 20

const PART_LIMITS = {
  fields: 100,
  fieldSize: 100_000,
  fieldNameSize: 100,
  parts: 110,
  files: MAX_FILE_PARTS,
}

function parsed(where: string, shape: z.ZodType, value: unknown): unknown {
  const read = shape.safeParse(value)
  if (read.success) return read.data

  const issues = read.error.issues.map((i) => ({ ...i, path: [where, ...i.path] }))
  const missing = issues.every((i) => i.code === 'invalid_type' && /undefined/.test(i.message))

  throw new Fail(missing ? kernelErrors.inputMissing : kernelErrors.inputWrong, {}, issues)
}

/** Reads past what is left of a request's body: unread data would hold the connection. */
export function readPast(req: FastifyRequest) {
  req.raw.unpipe()
  req.raw.resume()
}

/**
 * A file input of a page in which no file was chosen is sent as a part without a name and without
 * bytes.
 */
async function isEmpty(part: MultipartFile): Promise<boolean> {
  let size = 0
  for await (const chunk of part.file) size += chunk.length

  return size === 0
}

type RefusedFile = { path: string[]; message: string; field?: string | undefined }

const takesFile = (e: Endpoint, field: string) =>
  field === e.file?.field || e.uploads?.fields.includes(field) === true

/** Why a form does not take a file part: where files belong, if it takes any. */
function refusedFile(e: Endpoint, field: string): RefusedFile {
  const takes = e.uploads?.fields[0] ?? e.file?.field
  return {
    path: ['form', field],
    message: takes ? 'kernel.file.otherField' : 'kernel.file.notTaken',
    field: takes,
  }
}

/**
 * Text fields of a form (multipart, urlencoded or JSON), and its file if the endpoint accepts one.
 */
async function readForm(req: FastifyRequest, e: Endpoint, intake: FileIntake) {
  if (req.isMultipart()) return readParts(req, e, intake)
  if (e.file) throw fail(kernelErrors.kindUnsupported)

  return { fields: (req.body ?? {}) as Record<string, unknown>, file: undefined, names: [] }
}

/** Refuses a second file after the one that a call takes. */
async function mustBeLastFile(next: () => Promise<IteratorResult<Multipart>>) {
  for (let step = await next(); !step.done; step = await next()) {
    const part = step.value
    if (part.type === 'file' && (part.filename || !(await isEmpty(part))))
      throw new Fail(kernelErrors.inputWrong, {}, [
        { path: ['form', part.fieldname], message: 'kernel.file.onlyOne' },
      ])
  }
}

/** The text of a field; throws if it was cut off, because it is not what the user entered. */
function fieldText(part: MultipartValue) {
  if (part.valueTruncated || part.fieldnameTruncated) throw fail(kernelErrors.bodyTooLarge)

  return part.value
}

/** Why a file part is refused; empty if the form takes it. */
function refusalsOfFile(e: Endpoint, { fieldname, filename }: MultipartFile): RefusedFile[] {
  if (!takesFile(e, fieldname)) return [refusedFile(e, fieldname)]

  return !e.file && !filename
    ? [{ path: ['form', fieldname], message: 'kernel.file.nameless' }]
    : []
}

/** Throws if files were refused, or if the one that the call takes is missing. */
function mustHaveFiles(e: Endpoint, refused: readonly RefusedFile[]) {
  if (refused.length > 0) throw new Fail(kernelErrors.inputWrong, {}, refused)

  if (e.file)
    throw new Fail(kernelErrors.inputMissing, {}, [
      { path: ['form', e.file.field], message: 'kernel.text.required' },
    ])
}

/** Adds the keys of stored files to the field that the form has for them. */
function addKeys(e: Endpoint, fields: Record<string, unknown>, stored: readonly { key: string }[]) {
  if (!e.uploads || stored.length === 0) return

  const { into } = e.uploads
  fields[into] = [fields[into], ...stored.map(({ key }) => key)].filter(Boolean).join(',')
}

/**
 * What the parts of a multipart form hold. Files that the form brings along are stored as they
 * arrive.
 */
async function readParts(req: FastifyRequest, e: Endpoint, intake: FileIntake) {
  try {
    return await takeParts(req, e, intake)
  } catch (error) {
    readPast(req)
    throw error
  }
}

async function takeParts(
  req: FastifyRequest,
  e: Endpoint,
  { maxFileSize, storeUpload }: FileIntake,
) {
  const fields: Record<string, unknown> = Object.create(null)
  const stored: { key: string; name: string }[] = []
  const refused: RefusedFile[] = []
  const parts = req.parts({ limits: { ...PART_LIMITS, fileSize: maxFileSize } })
  // a form with a file may take as long as any request (`requestTimeout`); its fields alone may not
  const until = e.file || e.uploads ? Number.POSITIVE_INFINITY : performance.now() + WHOLE_AFTER_MS

  const inTime = <T>(reading: Promise<T>) =>
    unlessStalled(req.raw, until - performance.now(), reading)

  const next = () => inTime(parts.next())

  for (let step = await next(); !step.done; step = await next()) {
    const part = step.value

    if (part.type === 'field') {
      fields[part.fieldname] = fieldText(part)
      continue
    }

    const { fieldname, filename, mimetype, file: stream } = part
    if (!e.file && !filename && (await inTime(isEmpty(part)))) continue

    refused.push(...refusalsOfFile(e, part))

    if (refused.length > 0) stream.resume()
    else if (e.file) {
      return {
        fields,
        file: {
          filename: filename || fieldname,
          mimetype,
          stream,
          mustBeLast: () => mustBeLastFile(next),
        } satisfies UploadedPart,
        names: [],
      }
    } else stored.push({ name: filename, key: await storeUpload({ filename, mimetype, stream }) })
  }

  mustHaveFiles(e, refused)

  addKeys(e, fields, stored)

  return { fields: { ...fields }, file: undefined, names: stored.map(({ name }) => name) }
}

/**
 * `1e3` and `0x1f` are numbers to a parser and typing errors to everybody else. Keys are longer and
 * may look like anything.
 */
const WRITTEN_ODDLY = /^[+-]?(\d{1,8}(\.\d*)?e[+-]?\d{1,3}|0x[\da-f]{1,8})$/i

function mustBePlainNumbers(params: unknown) {
  for (const [name, value] of Object.entries(params as Record<string, string>))
    if (WRITTEN_ODDLY.test(value))
      throw new Fail(kernelErrors.inputWrong, {}, [
        { path: ['params', name], message: 'kernel.wrong' },
      ])
}

/** Query and path parameters; a path parameter wins. */
function readAddress(req: FastifyRequest, e: Endpoint): Record<string, unknown> {
  const addressed: Record<string, unknown> = {}
  if (e.query) Object.assign(addressed, parsed('query', e.query, req.query))
  if (e.params) mustBePlainNumbers(req.params)
  if (e.params) Object.assign(addressed, parsed('params', e.params, req.params))

  return addressed
}

/**
 * Parses the input by the endpoint's shapes and merges it: body or form, then query, then path
 * parameters win. `identity` is the same for the same request sent twice: the key of a stored file
 * is another one each time, its name is not.
 */
export async function readInput(
  req: FastifyRequest,
  e: Endpoint,
  intake: FileIntake,
): Promise<{ input: unknown; file: UploadedPart | undefined; identity: unknown }> {
  const addressed = readAddress(req, e)
  let input: Record<string, unknown> = {}
  let file: UploadedPart | undefined
  let names: string[] = []

  if (e.body) {
    if (req.isMultipart()) throw fail(kernelErrors.kindUnsupported)

    const body = parsed('body', e.body, req.body ?? {})

    input =
      Array.isArray(body) || typeof body !== 'object' || body === null
        ? { body }
        : { ...(body as object) }
  }

  if (e.form || e.file) {
    const form = await readForm(req, e, intake)
    file = form.file
    names = form.names

    try {
      if (e.form) Object.assign(input, parsed('form', e.form, { ...form.fields }))
    } catch (error) {
      readPast(req)
      throw error
    }
  }

  const whole = { ...input, ...addressed }

  return {
    input: whole,
    file,
    identity: e.uploads && names.length > 0 ? { ...whole, [e.uploads.into]: names } : whole,
  }
}
