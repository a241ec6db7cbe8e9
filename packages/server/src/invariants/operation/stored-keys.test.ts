import type { AuditRow } from '@residency/contract/areas/accounts/audit/audit.contract'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import type { GuideContent } from '@residency/contract/areas/settings/guides/guide.contract'
import { expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'

/**
 * Rows are renamed between the database and the code (docs/decisions/0082): what is stored inside a
 * column never is.
 */
const server = await openServer()
const office = await server.as('bhb')
const admin = await server.as('admin')

test('a rich text whose words look like names of columns is read as it was saved', async () => {
  const body = {
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: 'starts_on startsOn' }],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: '{"real_name": "甲"}' }] },
            ],
          },
        ],
      },
    ],
  }

  const { id } = (
    await office.post('/api/v1/guides', { title: 'title_en', body, isPublished: true })
  ).data as { id: number }

  expect((await office.get(`/api/v1/guides/${id}`)).data as GuideContent).toMatchObject({
    title: 'title_en',
    body,
  })

  const { rows } = await server.asOwner(`select body from guides where id = ${id}`)

  expect(rows).toEqual([{ body }])
})

test('a rich text that was stored with other keys keeps them until it is read', async () => {
  const stored = {
    type: 'doc',
    content: [{ type: 'paragraph' }],
    some_key: { inner_key: [{ list_key: 1 }] },
  }

  const { id } = await server.db
    .insertInto('guides')
    .values({ title: '旧的', body: JSON.stringify(stored), sort: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()

  const { body } = await server.db
    .selectFrom('guides')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(body).toEqual(stored)
})

test('a question is read as it was saved: ids, options, knowledge points and explanation', async () => {
  const category = await server.db
    .insertInto('learningQuestionCategories')
    .values({ name: '试题', baseId: null })
    .returning('id')
    .executeTakeFirstOrThrow()

  const content: QuestionContent = {
    body: {
      kind: 'matching',
      stem: 'user_id 与 userId',
      options: [
        { id: 'a', text: 'base_id' },
        { id: 'b', text: 'baseId' },
      ],
      prompts: [{ id: 'p1', text: 'department_id', right: 'a' }],
    },
    pictures: [],
    explanation: 'created_at 是列名',
  }

  const form = {
    categoryId: category.id,
    difficulty: 3,
    knowledgePoints: ['critical_value'],
    content,
  }

  const made = await office.post('/api/v1/questions', form)

  expect(made, made.msg).toMatchObject({ status: 200 })

  const { id } = made.data as { id: number }

  expect((await office.get(`/api/v1/questions/${id}`)).data).toMatchObject({
    content,
    knowledgePoints: ['critical_value'],
  })

  const { rows } = await server.asOwner(
    `select content from learning_question_editions where question_id = ${id}`,
  )

  expect(rows).toEqual([{ content }])
})

test('a setting whose code is in snake_case is found and shown by it', async () => {
  const type = { code: 'own_type_code', name: '自定', nameEn: 'own_type' }

  expect(await admin.post('/api/v1/dict/types', type)).toMatchObject({ status: 200 })
  expect(
    await admin.post('/api/v1/dict', { typeCode: type.code, name: '甲', value: 'first_value' }),
  ).toMatchObject({ status: 200 })

  const { list } = (await admin.get(`/api/v1/dict/page?typeCode=${type.code}`)).data as {
    list: object[]
  }

  expect(list).toMatchObject([{ name: '甲', value: 'first_value' }])
})

test('an entry of the audit log shows before and after with the keys that it was written with', async () => {
  const detail = {
    before: { starts_on: '2026-01-01', inner: { list_of: [{ real_key: 1 }] } },
    after: { startsOn: null },
  }

  await server.db
    .insertInto('auditEntries')
    .values({
      at: server.clock.now,
      ip: '10.0.0.1',
      action: 'accounts.role.update',
      result: 'ok',
      detail: JSON.stringify(detail),
    })
    .execute()

  const { list } = (await admin.get('/api/v1/audit/page?action=accounts.role.update')).data as {
    list: AuditRow[]
  }

  expect(list.map((row) => JSON.parse(row.detail) as object)).toContainEqual(detail)
})
