import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { bankErrors as errors, bankPermissions as may } from './access.ts'

const name = requiredText(60).refine((text) => !text.includes('/'), 'learning.category.slash')

export const categoryForm = z.object({
  name,
  parentId: recordId.nullable(),

  /**
   * Of a category at the top: the base it is for; null: the whole hospital. A child has its
   * parent's.
   */
  baseId: recordId.nullable(),
})

export type CategoryForm = z.output<typeof categoryForm>

const category = z.object({
  id: z.number(),
  name: z.string(),
  parentId: z.number().nullable(),
  baseId: z.number().nullable(),
  base: z.string().nullable(),
  place: z.number(),

  /** Questions the reader sees in it, without those below. */
  questions: z.number(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'addBelow', 'delete'])),
})

export type Category = z.output<typeof category>

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/v1/questionCategories',
  summary:
    'Categories of the question bank that the reader uses, in their order; and for whom new ones may be',
  access: { permission: may.build },
  unscoped: 'questions of the hospital are shared by all who build papers',
  answer: z.object({
    list: z.array(category),
    bases: z.array(recordOption),
    mayAll: z.boolean(),
    mayKeep: z.boolean(),
  }),
})

const saving = [
  errors.categoryUnknown,
  errors.categoryNameTaken,
  errors.categoryHostWrong,
  errors.categoryLoop,
] as const

const saved = z.object({ id: z.number(), version: z.number() })

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/v1/questionCategories',
  summary: 'Add a category',
  access: { permission: may.review },
  body: categoryForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/api/v1/questionCategories/{id}',
  summary: 'Rename a category, or put it below another one of the same bank',
  access: { permission: may.review },
  params: idParam,
  body: categoryForm.omit({ baseId: true }).extend({ version: readVersion }),
  answer: saved,
  errors: [...saving, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const orderCategories = endpoint({
  method: 'PUT',
  path: '/api/v1/questionCategories/order',
  summary: 'Put categories with the same parent in order',
  access: { permission: may.review },
  body: z.object({ ids: z.array(recordId).min(1, 'kernel.text.required').max(200) }),
  answer: z.null(),
  errors: [errors.categoryUnknown],
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/v1/questionCategories/{id}',
  summary: 'Delete a category without questions and categories below',
  access: { permission: may.review },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.categoryUsed],
})
