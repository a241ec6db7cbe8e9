import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { richText } from '../../../kernel/text/rich-text.ts'
import {
  emptyAsAbsent,
  optionalText,
  requiredText,
  wholeSecond,
} from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { recipientErrors } from '../recipients/access.ts'
import { recipientChoice, storedChoice } from '../recipients/recipient.contract.ts'
import { collectionErrors as errors, collectionPermissions as may } from './access.ts'
import { collectionFlow, collectionItemFlow } from './collection.flow.ts'
import { isNameRule } from './name.rules.ts'

const access = { permission: may.ask } as const
const state = z.enum(collectionFlow.states)
const itemState = z.enum(collectionItemFlow.states)
const ACTIONS = Object.keys(collectionFlow.actions) as (keyof typeof collectionFlow.actions)[]

/** Kinds of file that may be asked for; what a file is follows from its content. */
export const MATERIAL_KINDS = ['pdf', 'picture', 'text', 'sheet', 'slides'] as const
const materialKind = z.enum(MATERIAL_KINDS)
export type MaterialKind = z.output<typeof materialKind>
export const MAX_MEGABYTES = 100
export const MAX_MATERIALS = 20

export const collectionForm = z.object({
  title: requiredText(120),
  body: richText,
  kinds: z
    .array(materialKind)
    .min(1, 'kernel.text.required')
    .transform((kinds) => [...new Set(kinds)]),
  maxMegabytes: z
    .number()
    .int()
    .min(1, 'messages.material.megabytes')
    .max(MAX_MEGABYTES, 'messages.material.megabytes'),
  mostFiles: z
    .number()
    .int()
    .min(1, 'messages.material.files')
    .max(MAX_MATERIALS, 'messages.material.files'),
  dueAt: wholeSecond('kernel.day.wrong'),
  takesLate: z.boolean(),

  /** How files are named in the archive: `{…}` are blanks. */
  nameRule: requiredText(120).refine(isNameRule, 'messages.material.nameRule'),
  recipients: recipientChoice,
})

export type CollectionForm = z.output<typeof collectionForm>

const collection = z.object({
  id: z.number(),
  title: z.string(),
  by: z.string(),
  dueAt: moment,
  state,
  people: z.number(),

  /** Uploaded, whether reviewed or not. */
  uploaded: z.number(),
  accepted: z.number(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'remind', 'download', ...ACTIONS])),
})

export type Collection = z.output<typeof collection>

const rules = {
  kinds: z.array(materialKind),
  maxMegabytes: z.number(),
  mostFiles: z.number(),
  takesLate: z.boolean(),
}

const collectionDetail = collection.extend({
  ...rules,
  body: richText,
  nameRule: z.string(),
  audience: z.array(z.object({ kind: z.string(), names: z.array(z.string()) })),
})

export type CollectionDetail = z.output<typeof collectionDetail>

/** By what readers order the collections; without it the latest is first. */
export const collectionSorts = ['title', 'by', 'dueAt'] as const

const filters = searchQuery.extend({ sort: sortBy(collectionSorts), state: emptyAsAbsent(state) })
export type CollectionFilters = z.output<typeof filters>

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/v1/collections',
  summary: 'Collections the reader has opened, the latest first; the office sees all',
  access,
  query: filters,
  answer: pageOf(collection),
})

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/v1/collections/{id}',
  summary: 'One collection: what is asked, of whom, and how many have uploaded',
  access,
  params: idParam,
  answer: collectionDetail,
  errors: [kernelErrors.notFound],
})

export const getCollectionForm = endpoint({
  method: 'GET',
  path: '/api/v1/collections/{id}/form',
  summary: 'One collection as its form',
  access,
  params: idParam,
  answer: storedChoice.extend({
    ...rules,
    id: z.number(),
    title: z.string(),
    body: richText,
    dueAt: moment,
    nameRule: z.string(),
    version: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number(), asked: z.number().int() })

const saving = [
  recipientErrors.recipientsUnknown,
  recipientErrors.recipientsNobody,
  errors.collectionDuePast,
] as const

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
] as const

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections',
  summary: 'Ask people for files by a time; they are notified at once',
  access,
  body: collectionForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateCollection = endpoint({
  method: 'PUT',
  path: '/api/v1/collections/{id}',
  summary:
    'Change what is asked while it is open; people who are reached now are asked too, those asked before stay asked',
  access,
  params: idParam,
  body: collectionForm.extend({ version: readVersion }),
  answer: saved,
  errors: [...saving, ...changing],
})

export const actOnCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/{id}/act',
  summary: 'Close a collection, or open it again',
  access,
  params: idParam,
  body: z.object({ action: z.enum(ACTIONS), version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: changing,
})

export const remindOfCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/{id}/remind',
  summary: 'Remind those who have not uploaded; at most once an hour',
  access,
  params: idParam,
  answer: z.object({ reminded: z.number().int() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.collectionRemindedLately,
    errors.collectionAllUploaded,
  ],
})

export const getCollectionZip = endpoint({
  method: 'GET',
  path: '/api/v1/collections/{id}/zip',
  summary: 'All uploaded files of a collection in one archive, named by its rule',
  access: { permission: may.export },
  params: idParam,
  query: z.object({ accepted: emptyAsAbsent(z.enum(['1'])), reason: optionalText(200) }),
  answer: 'binary',
  errors: [
    kernelErrors.notFound,
    errors.collectionEmpty,
    errors.collectionTooLarge,
    errors.collectionTooMany,
  ],
})

const ITEM_ACTIONS = ['accept', 'return'] as const

const item = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string().nullable(),
  department: z.string().nullable(),
  state: itemState,
  isLate: z.boolean(),
  uploadedAt: moment.nullable(),
  reason: z.string().nullable(),
  files: z.array(storedFile),
  version: z.number(),
  actions: z.array(z.enum(ITEM_ACTIONS)),
})

export type CollectionItem = z.output<typeof item>

/** By what readers order the people; without it those that wait for a review are first. */
export const collectionItemSorts = ['name', 'department', 'uploadedAt'] as const

const itemFilters = searchQuery.extend({
  sort: sortBy(collectionItemSorts),
  collectionId: z.coerce.number().pipe(recordId),
  state: emptyAsAbsent(itemState),
})

export type CollectionItemFilters = z.output<typeof itemFilters>

export const listCollectionItems = endpoint({
  method: 'GET',
  path: '/api/v1/collectionItems',
  summary: 'The people of a collection with their files: who has uploaded and who has not',
  access,
  query: itemFilters,
  answer: pageOf(item),
  errors: [kernelErrors.notFound],
})

export const collectionItemReview = reviewCalls({
  path: '/api/v1/collectionItems',
  what: 'uploads to a collection',
  flow: collectionItemFlow,
  actions: ITEM_ACTIONS,
  permission: may.ask,
})

export const collectionItemExport = exportCalls({
  path: '/api/v1/collectionItems',
  what: 'people of a collection with what they have uploaded',
  exporting: may.export,
  filters: z.object({
    sort: sortBy(collectionItemSorts),
    collectionId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
    state: emptyAsAbsent(itemState),
    keywords: optionalText(100),
  }),
})

const material = z.object({
  id: z.number(),
  file: storedFile,
  name: z.string(),
  number: z.string().nullable(),
  collection: z.string(),
  collectionId: z.number(),
  acceptedAt: z.string().nullable(),
})

export type Material = z.output<typeof material>

/** By what readers order the files; without it the latest is first. */
export const materialSorts = ['name', 'collection', 'acceptedAt'] as const

export const listMaterials = endpoint({
  method: 'GET',
  path: '/api/v1/collectionFiles',
  summary:
    'Accepted files of all collections the reader follows, found by person, collection or file name',
  access,
  query: searchQuery.extend({ sort: sortBy(materialSorts) }),
  answer: pageOf(material),
})

export const OWN_ITEM_STATUSES = ['due', 'done'] as const

const ownItem = z.object({
  id: z.number(),
  title: z.string(),
  by: z.string(),
  dueAt: moment,
  state: itemState,
  isLate: z.boolean(),

  /** Whether the collection takes files from the reader now. */
  isTaking: z.boolean(),
  reason: z.string().nullable(),
  files: z.number().int(),
})

export type OwnItem = z.output<typeof ownItem>

/** By what readers order what is asked of them; without it what is to be done is first. */
export const ownItemSorts = ['title', 'by', 'dueAt'] as const

const ownFilters = searchQuery.extend({
  sort: sortBy(ownItemSorts),
  status: emptyAsAbsent(z.enum(OWN_ITEM_STATUSES)),
})
export type OwnItemFilters = z.output<typeof ownFilters>

export const listOwnItems = endpoint({
  method: 'GET',
  path: '/api/v1/ownCollections',
  summary: 'What the reader is or was asked to upload; what is due first',
  access: { permission: may.upload },
  query: ownFilters,
  answer: pageOf(ownItem),
})

export const getOwnItem = endpoint({
  method: 'GET',
  path: '/api/v1/ownCollections/{id}',
  summary: 'One thing the reader is asked for, with what was uploaded',
  access: { permission: may.upload },
  params: idParam,
  answer: ownItem.omit({ files: true }).extend({
    ...rules,
    body: richText,
    files: z.array(storedFile),
    uploadedAt: moment.nullable(),
    version: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

export const uploadItem = endpoint({
  method: 'POST',
  path: '/api/v1/ownCollections/{id}/upload',
  summary: 'Hand in the files one is asked for; again replaces them until they are accepted',
  access: { permission: may.upload },
  params: idParam,
  body: z.object({
    files: z
      .array(z.object({ filePath: z.string().regex(/^[\w-]{16,64}$/, 'kernel.text.required') }))
      .min(1, 'kernel.text.required')
      .max(MAX_MATERIALS),
    version: readVersion,
  }),
  answer: z.object({ id: z.number(), state: itemState, version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.collectionClosed,
    errors.collectionOver,
    errors.materialKindWrong,
    errors.materialTooLarge,
    errors.materialTooMany,
  ],
})
