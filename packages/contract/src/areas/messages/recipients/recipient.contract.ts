import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { requiredText, searchText } from '../../../kernel/text/text.ts'
import { collectionPermissions } from '../collections/access.ts'
import { informPermissions } from '../informs/access.ts'
import { recipientErrors as errors, recipientPermissions as may } from './access.ts'

const several = (max: number) =>
  z
    .array(recordId)
    .max(max)
    .default([])
    .transform((ids) => [...new Set(ids)])

const lists = {
  /** Everybody whom the sender reaches. */
  everyone: z.boolean().default(false),
  userIds: several(500),
  roleIds: several(50),
  baseIds: several(200),
  departmentIds: several(500),
  cohortIds: several(200),
}

export const RECIPIENT_LISTS = [
  'userIds',
  'roleIds',
  'baseIds',
  'departmentIds',
  'cohortIds',
  'groupIds',
] as const

type Lists = { everyone?: boolean | undefined } & {
  [List in (typeof RECIPIENT_LISTS)[number]]?: readonly number[] | undefined
}

/** Whether a choice has anybody to reach; the form asks before it sends. */
export const namesSomebody = (choice: Lists) =>
  choice.everyone === true || RECIPIENT_LISTS.some((list) => (choice[list] ?? []).length > 0)

/** Who is addressed: every person in one of the lists whom the sender may reach. */
export const recipientChoice = z
  .object({ ...lists, groupIds: several(50) })
  .refine(namesSomebody, { message: 'messages.recipients.none' })

export type RecipientChoice = z.output<typeof recipientChoice>

/** A group names no other group. */
const groupChoice = z.object(lists).refine(namesSomebody, { message: 'messages.recipients.none' })

const access = { permission: [informPermissions.send, collectionPermissions.ask] } as const

/** Somebody as a choice, with number and department beneath. */
const personOption = recordOption.extend({ note: z.string().nullable() })
export type PersonOption = z.output<typeof personOption>

export const listRecipientChoices = endpoint({
  method: 'GET',
  path: '/api/v1/recipients/choices',
  summary: 'Roles, bases, departments, cohorts and groups that the reader may address',
  access,
  answer: z.object({
    /** Whether the reader reaches the whole hospital. */
    mayAll: z.boolean(),
    roles: z.array(recordOption),
    bases: z.array(recordOption),
    departments: z.array(recordOption),
    cohorts: z.array(recordOption),
    groups: z.array(recordOption),
  }),
})

export const findRecipients = endpoint({
  method: 'GET',
  path: '/api/v1/recipients/people',
  summary: 'People whom the reader may address, by name or number',
  access,
  query: z.object({ keywords: searchText.optional() }),
  answer: z.array(personOption),
})

export const previewRecipients = endpoint({
  method: 'POST',
  path: '/api/v1/recipients/preview',
  summary: 'How many people a choice reaches now, and the first of them',
  access,
  body: z.object({ recipients: recipientChoice }),
  answer: z.object({ total: z.number().int(), people: z.array(personOption) }),
  errors: [errors.recipientsUnknown],
})

export const groupForm = z.object({
  name: requiredText(60),
  isShared: z.boolean(),
  recipients: groupChoice,
})

export type GroupForm = z.output<typeof groupForm>

const choiceOfRecord = z.object({
  everyone: z.boolean(),
  userIds: z.array(z.number()),
  roleIds: z.array(z.number()),
  baseIds: z.array(z.number()),
  departmentIds: z.array(z.number()),
  cohortIds: z.array(z.number()),
  groupIds: z.array(z.number()),
})

/** A stored choice as a form opens it; people with their names. */
export const storedChoice = z.object({
  recipients: choiceOfRecord,
  knownPeople: z.array(personOption),
})

const group = z.object({
  id: z.number(),
  name: z.string(),
  isShared: z.boolean(),
  by: z.string(),

  /** What the group is made of, in the reader's language. */
  summary: z.string(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type RecipientGroup = z.output<typeof group>
const saved = z.object({ id: z.number(), version: z.number() })
const groupAccess = { permission: may.groups } as const

/** By what readers order the groups; without it the latest is first. */
export const groupSorts = ['name', 'by'] as const

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/v1/recipientGroups',
  summary: 'Groups of people the reader keeps, and those shared with the office',
  access: groupAccess,
  query: searchQuery.extend({ sort: sortBy(groupSorts) }),
  answer: pageOf(group),
})

export const getGroupForm = endpoint({
  method: 'GET',
  path: '/api/v1/recipientGroups/{id}',
  summary: 'One group as its form',
  access: groupAccess,
  params: idParam,
  answer: storedChoice.extend({
    id: z.number(),
    name: z.string(),
    isShared: z.boolean(),
    version: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

const refused = [errors.recipientsUnknown, errors.groupNameTaken] as const

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/v1/recipientGroups',
  summary: 'Keep a group of people under a name; who belongs to it follows its rules',
  access: groupAccess,
  body: groupForm,
  once: true,
  answer: saved,
  errors: refused,
})

export const updateGroup = endpoint({
  method: 'PUT',
  path: '/api/v1/recipientGroups/{id}',
  summary: 'Change a group of one’s own',
  access: groupAccess,
  params: idParam,
  body: groupForm.extend({ version: readVersion }),
  answer: saved,
  errors: [...refused, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/v1/recipientGroups/{id}',
  summary: 'Delete a group of one’s own; what was sent to it stays sent',
  access: groupAccess,
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})
