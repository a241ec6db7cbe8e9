import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { shownBank } from '../../../kernel/values/bank-account.ts'
import { objectOf } from '../../../kernel/values/object-of.ts'
import { masked, personal } from '../../../kernel/values/sensitive.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { ENTRY_SHAPES } from '../../signup/entries.public.ts'
import { EDUCATION_LEVELS } from '../../trainees/trainee-facts.public.ts'
import { studentsPermissions } from '../access.ts'
import { fileErrors as errors, filePermissions as may } from './access.ts'
import { FILE_FIELDS, FILE_SECTIONS, type FileSection, fileField } from './field.contract.ts'

const dayOrNone = z
  .preprocess((v) => (v === '' ? null : v), calendarDay.nullish())
  .transform((v) => v ?? null)

/** One study; a trainee has one of each level. */
const education = z.object({
  level: z.enum(EDUCATION_LEVELS),
  school: requiredText(100),
  college: optionalText(100),
  major: optionalText(100),
  startedOn: dayOrNone,
  endedOn: dayOrNone,
  isFullTime: z
    .boolean()
    .nullish()
    .transform((v) => v ?? null),
  diplomaNumber: optionalText(60),
  degree: optionalText(64),
  degreeNumber: optionalText(60),
})

/** One entry of each list of a file. */
export const SECTION_SHAPES = { education, ...ENTRY_SHAPES } as const satisfies Record<
  FileSection,
  z.ZodObject
>

const MAX_FILES = 5
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()
const data = z.record(z.string().max(40), value)
const entry = z.object({ id: z.number(), version: z.number(), data, files: z.array(storedFile) })
export type FileEntry = z.output<typeof entry>

const plainFacts = objectOf(FILE_FIELDS, () => z.string().nullable())

const facts = z.object({ ...plainFacts, idCard: masked, mobile: masked, contactMobile: masked })

const file = z.object({
  id: z.number(),
  number: z.string(),
  facts,
  sections: z.object(objectOf(FILE_SECTIONS, () => z.array(entry))),
  bank: shownBank,

  /** What a complete file holds and this one does not: facts and lists. */
  missing: z.array(z.enum([...FILE_FIELDS, ...FILE_SECTIONS, 'bank'])),
  version: z.number(),
})

export const getOwnFile = endpoint({
  method: 'GET',
  path: '/api/v1/traineeFiles/own',
  summary: 'The own file with its lists, numbers masked; which facts change by request only',
  access: { permission: may.own },
  answer: file.extend({
    fields: z.array(
      z.object({
        field: fileField,
        isDirect: z.boolean(),
        needsPapers: z.boolean(),
        isWaiting: z.boolean(),
      }),
    ),
  }),
  errors: [errors.noFile],
})

export const saveOwnFacts = endpoint({
  method: 'PUT',
  path: '/api/v1/traineeFiles/own',
  summary:
    'Change own facts that need no review, and fill in those that are empty; a fact that is left out stays, an empty one is cleared',
  access: { permission: may.own },
  body: z.object({
    facts: z.partialRecord(fileField, z.string().max(200).nullable()),
    version: readVersion,
  }),
  answer: z.object({ version: z.number() }),
  errors: [
    errors.noFile,
    errors.fieldProtected,
    errors.educationFirst,
    errors.factWrong,
    kernelErrors.changedMeanwhile,
  ],
})

export const saveOwnEntry = endpoint({
  method: 'PUT',
  path: '/api/v1/traineeFiles/own/entries',
  summary:
    'Add an entry to a list of the own file, or change one (id and the version that was read), with its proofs',
  access: { permission: may.own },
  body: z.object({
    section: z.enum(FILE_SECTIONS),
    id: recordId.nullish(),
    data,
    files: z
      .array(z.object({ filePath: z.string().regex(/^[\w-]{16,64}$/) }))
      .max(MAX_FILES)
      .default([]),
    version: readVersion.nullish(),
  }),
  answer: z.object({ id: z.number() }),
  errors: [
    errors.noFile,
    errors.levelTwice,
    errors.listFull,
    errors.studyProtected,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const removeOwnEntry = endpoint({
  method: 'DELETE',
  path: '/api/v1/traineeFiles/own/entries/{id}',
  summary: 'Remove an entry from a list of the own file',
  access: { permission: may.own },
  params: idParam,
  query: z.object({ version: z.coerce.number().int() }),
  answer: z.null(),
  errors: [errors.studyProtected, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const printOwnFile = endpoint({
  method: 'GET',
  path: '/api/v1/traineeFiles/own/pdf',
  summary: 'The own file as a sheet with whole numbers; the printing is audited',
  access: { permission: may.own },
  answer: 'binary',
  errors: [errors.noFile],
})

/** Staff names a file by its trainee. */
export const getTraineeFile = endpoint({
  method: 'GET',
  path: '/api/v1/traineeFiles/{id}',
  summary: 'The file of a trainee in the reader’s scope, numbers masked, the address left out',
  access: { permission: studentsPermissions.list },
  params: idParam,
  answer: file,
  errors: [kernelErrors.notFound],
})

export const getFileWithPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/traineeFiles/{id}/personal',
  summary: 'Whole numbers and the address of a trainee; the reading is audited',
  access: { permission: may.reveal },
  params: idParam,
  personal: true,
  answer: z.object({
    id: z.number(),
    idCard: personal,
    mobile: personal,
    contactMobile: personal,
    address: z.string().nullable(),
  }),
  errors: [kernelErrors.notFound],
})

export const printTraineeFile = endpoint({
  method: 'GET',
  path: '/api/v1/traineeFiles/{id}/pdf',
  summary: 'The file of a trainee as a sheet with whole numbers; the printing is audited',
  access: { permission: may.reveal },
  params: idParam,
  answer: 'binary',
  errors: [kernelErrors.notFound],
})
