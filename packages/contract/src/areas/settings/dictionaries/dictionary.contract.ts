import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import {
  onByDefault,
  onOff,
  readVersionIfKnown,
  recordId,
  sortPlace,
  textOfOurs,
} from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, optionalText, requiredText, searchText } from '../../../kernel/text/text.ts'
import { settingsPermissions as may, settingsErrors } from '../access.ts'

const typeCode = requiredText(64).pipe(
  z.string().regex(/^[A-Za-z][\w-]*$/, 'settings.typeCode.wrong'),
)

/** The published DictTypeForm with the English name and the version that was read. */
export const dictTypeForm = z.object({
  name: requiredText(64),
  nameEn: textOfOurs(120),
  code: typeCode,
  status: onByDefault,
  remark: optionalText(300),
  version: readVersionIfKnown,
})

export type DictTypeForm = z.output<typeof dictTypeForm>

/** The published DictForm with the English label, a colour and the version that was read. */
export const dictItemForm = z.object({
  typeCode,
  name: requiredText(120),
  nameEn: textOfOurs(120),
  value: requiredText(64),
  colour: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6})?$/, 'settings.colour.wrong')
    .nullish()
    .transform((v) => (v === '' ? null : v)),
  status: onByDefault,
  sort: sortPlace,
  remark: optionalText(300),
  version: readVersionIfKnown,
})

export type DictItemForm = z.output<typeof dictItemForm>

const itemFilters = searchQuery.extend({
  typeCode: emptyAsAbsent(z.string().max(64)),
  name: searchText.optional(),
})

export type DictItemFilters = z.output<typeof itemFilters>

/** `actions`: what the reader may do here: edit delete. */
const shared = {
  id: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  status: onOff,
  isBuiltIn: z.boolean(),
}

const row = { ...shared, actions: z.array(z.string()) }
const stored = { remark: z.string().nullable(), version: z.number() }

export const listDictTypes = endpoint({
  method: 'GET',
  path: '/api/v1/dict/types/page',
  summary: 'Kinds of dictionary',
  access: { permission: may.typeList },
  unscoped: 'settings of the product, no records of people',
  unsorted: 'names without columns, the oldest first',
  query: searchQuery,
  answer: pageOf(z.object({ ...row, code: z.string() })),
})

export const getDictTypeForm = endpoint({
  method: 'GET',
  path: '/api/v1/dict/types/{id}/form',
  summary: 'One kind of dictionary as its form',
  access: { permission: [may.typeList, may.typeEdit] },
  params: idParam,
  answer: z.object({ ...shared, ...stored, code: z.string() }),
})

export const createDictType = endpoint({
  method: 'POST',
  path: '/api/v1/dict/types',
  summary: 'Add a kind of dictionary',
  access: { permission: may.typeAdd },
  body: dictTypeForm,
  answer: z.null(),
  once: true,
  errors: [settingsErrors.typeCodeTaken],
})

export const updateDictType = endpoint({
  method: 'PUT',
  path: '/api/v1/dict/types/{id}',
  summary: 'Change a kind of dictionary; the code of a built-in one stays',
  access: { permission: may.typeEdit },
  params: idParam,
  body: dictTypeForm,
  answer: z.null(),
  errors: [settingsErrors.typeCodeTaken, settingsErrors.builtInCode, kernelErrors.changedMeanwhile],
})

export const deleteDictTypes = endpoint({
  method: 'DELETE',
  path: '/api/v1/dict/types/{ids}',
  summary:
    'Delete kinds of dictionary with their items; built-in ones and those in use can only be disabled',
  access: { permission: may.typeDelete },
  params: idsParam,
  answer: z.null(),
  errors: [settingsErrors.builtInKept, settingsErrors.itemUsed],
})

export const listDictItems = endpoint({
  method: 'GET',
  path: '/api/v1/dict/page',
  summary: 'Items of a dictionary; the words may come as keywords or as name',
  access: { permission: may.itemList },
  unscoped: 'settings of the product, no records of people',
  unsorted: 'arranged by hand, dictionary by dictionary',
  query: itemFilters,
  answer: pageOf(
    z.object({ ...row, value: z.string(), sort: z.number(), colour: z.string().nullable() }),
  ),
})

export const getDictItemForm = endpoint({
  method: 'GET',
  path: '/api/v1/dict/{id}/form',
  summary: 'One item as its form',
  access: { permission: [may.itemList, may.itemEdit] },
  params: idParam,
  answer: z.object({
    ...shared,
    ...stored,
    typeCode: z.string(),
    value: z.string(),
    sort: z.number(),
    colour: z.string().nullable(),
  }),
})

export const createDictItem = endpoint({
  method: 'POST',
  path: '/api/v1/dict',
  summary: 'Add an item',
  access: { permission: may.itemAdd },
  body: dictItemForm,
  answer: z.null(),
  once: true,
  errors: [settingsErrors.typeUnknown, settingsErrors.valueTaken],
})

export const updateDictItem = endpoint({
  method: 'PUT',
  path: '/api/v1/dict/{id}',
  summary: 'Change an item; the value of a built-in one stays',
  access: { permission: may.itemEdit },
  params: idParam,
  body: dictItemForm,
  answer: z.null(),
  errors: [
    settingsErrors.typeUnknown,
    settingsErrors.valueTaken,
    settingsErrors.builtInValue,
    settingsErrors.valueUsed,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteDictItems = endpoint({
  method: 'DELETE',
  path: '/api/v1/dict/{ids}',
  summary: 'Delete items; built-in ones and those in use can only be disabled',
  access: { permission: may.itemDelete },
  params: idsParam,
  answer: z.null(),
  errors: [settingsErrors.builtInKept, settingsErrors.itemUsed],
})

export const orderDictItems = endpoint({
  method: 'PUT',
  path: '/api/v1/dict/{typeCode}/order',
  summary: 'Put all items of a dictionary into an order',
  access: { permission: may.itemEdit },
  params: z.object({ typeCode: z.string().min(1).max(64) }),
  body: z.object({ ids: z.array(recordId).min(1).max(1000) }),
  answer: z.null(),
  errors: [settingsErrors.orderStale],
})

/** Items as a sheet: a row with a known code and value updates the item, other rows are added. */
export const dictItemSheet = sheetCalls({
  path: '/api/v1/dict/items',
  what: 'dictionary items',
  exporting: may.itemExport,
  importing: may.itemImport,
  filters: itemFilters.omit({ pageNum: true, pageSize: true }),
})

export const getDictOptions = endpoint({
  method: 'GET',
  path: '/api/v1/dict/{typeCode}/options',
  summary:
    'Enabled items of an enabled dictionary in the reader’s language; an unknown one has none',
  access: 'signedIn',
  unscoped: 'choices of forms, alike for everybody',
  params: z.object({ typeCode: z.string().max(64) }),
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
})
