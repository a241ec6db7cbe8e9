import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { onByDefault, onOff, readVersion } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { PROFESSIONS } from '../../evaluation/competency/competency.public.ts'
import { REQUIREMENT_KINDS } from '../../standards/table/requirement-kinds.public.ts'
import { itemErrors as errors, itemPermissions as may } from './access.ts'

/** The five levels of supervision (ten Cate): from observing only to supervising others. */
export const LEVELS = [1, 2, 3, 4, 5] as const

/** A level of supervision, or of the help that was needed. */
export const supervisionLevel = z
  .number()
  .int()
  .min(1, 'competence.level.range')
  .max(5, 'competence.level.range')

export const profession = z.enum(PROFESSIONS)
export const requirementKind = z.enum(REQUIREMENT_KINDS)
export type RequirementKind = z.output<typeof requirementKind>

const rules = {
  /** The level that completion asks for; null: none. */
  neededLevel: supervisionLevel.nullable().default(null),

  /** For how many months a level of the item is granted at most. */
  validMonths: z
    .number()
    .int()
    .min(1, 'competence.item.months')
    .max(60, 'competence.item.months')
    .default(12),
  status: onByDefault,
}

export const itemForm = z.object({
  profession,
  kind: requirementKind,
  name: requiredText(120),
  ...rules,
})

export type ItemForm = z.output<typeof itemForm>

const item = z.object({
  id: z.number(),
  profession,
  kind: requirementKind,
  name: z.string(),
  neededLevel: z.number().nullable(),
  validMonths: z.number(),
  status: onOff,

  /** Trainees with a level of the item that is valid now. */
  holders: z.number(),
  version: z.number(),
  actions: z.array(z.enum(['edit'])),
})

export type CompetenceItem = z.output<typeof item>

/** By what readers order the items; without it they are in the order of professions and kinds. */
export const itemSorts = ['name', 'neededLevel', 'validMonths'] as const

const filters = searchQuery.extend({
  sort: sortBy(itemSorts),
  profession: emptyAsAbsent(profession),
  kind: emptyAsAbsent(requirementKind),
})

export type ItemFilters = z.output<typeof filters>

export const listItems = endpoint({
  method: 'GET',
  path: '/api/v1/competenceItems',
  summary: 'Items of the standards that carry levels',
  access: { permission: may.manage },
  unscoped: 'which items carry levels is a rule for the whole hospital, and names nobody',
  query: filters,
  answer: pageOf(item),
})

export const listItemChoices = endpoint({
  method: 'GET',
  path: '/api/v1/competenceItems/choices',
  summary: 'Requirements of the standards of a profession that carry no levels yet',
  access: { permission: may.manage },
  unscoped: 'requirements of the standards, from which the office chooses',
  query: z.object({ profession }),
  answer: z.array(z.object({ kind: requirementKind, name: z.string() })),
})

export const createItem = endpoint({
  method: 'POST',
  path: '/api/v1/competenceItems',
  summary: 'Let a requirement of the standards carry levels',
  access: { permission: may.manage },
  body: itemForm,
  once: true,
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [errors.itemUnknown, errors.itemTaken],
})

export const updateItem = endpoint({
  method: 'PUT',
  path: '/api/v1/competenceItems/{id}',
  summary: 'Change the needed level and the validity of an item, or disable it',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ ...rules, version: readVersion }),
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

const settings = z.object({ showsPhoto: onOff, version: readVersion })
export type LookupSettings = z.output<typeof settings>

export const getLookupSettings = endpoint({
  method: 'GET',
  path: '/api/v1/competenceSettings',
  summary: 'Whether a look-up shows the photo of trainees who agreed to it',
  access: { permission: may.manage },
  answer: settings,
})

export const setLookupSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/competenceSettings',
  summary: 'Set whether a look-up shows the photo of trainees who agreed to it',
  access: { permission: may.manage },
  body: settings,
  answer: z.null(),
  errors: [kernelErrors.changedMeanwhile],
})
