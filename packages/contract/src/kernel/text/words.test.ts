import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorsOf, kernelErrors } from '../calls/errors.ts'
import { pageQuery } from '../calls/page.ts'
import { joinWords } from './join-words.ts'
import { book, languageOf } from './label.ts'
import { requiredText } from './text.ts'
import { errorSentence, fieldLabel, issueSentence, sentence, type WordBook } from './words.ts'

const paperErrors = errorsOf('paper', { taken: { status: 409, code: 'B0001', field: 'title' } })

const words: WordBook = {
  paper: {
    'zh-cn': { errors: { taken: '标题【{title}】已存在' }, issues: { 'title.wrong': '标题有误' } },
    en: {
      errors: { taken: 'The title {title} is taken' },
      issues: { 'title.wrong': 'is not a title' },
    },
  },
}

const issueOf = (shape: z.ZodType, value: unknown) => ({
  ...shape.safeParse(value, { reportInput: true }).error!.issues[0]!,
})

describe('the sentence of an error', () => {
  it('is found in the reader’s language, with its figures filled in', () => {
    expect(errorSentence(words, 'zh-cn', paperErrors.taken, { title: '甲' })).toBe(
      '标题【甲】已存在',
    )
    expect(errorSentence(words, 'en', paperErrors.taken, { title: 'A' })).toBe(
      'The title A is taken',
    )
  })

  it('keeps the blank visible when its figure is missing', () => {
    expect(errorSentence(words, 'en', paperErrors.taken)).toBe('The title {title} is taken')
  })

  it('exists in both languages for every error of the kernel', () => {
    for (const error of Object.values(kernelErrors))
      for (const language of ['zh-cn', 'en'] as const)
        expect(errorSentence(words, language, error)).not.toBe(error.key)
  })

  it('is the key itself when nobody wrote one, never nothing', () => {
    expect(errorSentence(words, 'en', { key: 'paper.lost', status: 404, code: 'A0401' })).toBe(
      'paper.lost',
    )
  })

  it('is not found in what every object inherits', () => {
    expect(sentence(words, 'en', 'errors', 'paper.toString')).toBeUndefined()
    expect(sentence(words, 'en', 'errors', 'constructor.name')).toBeUndefined()
  })

  it('does not fill a value that itself looks like a blank', () => {
    expect(errorSentence(words, 'en', paperErrors.taken, { title: '{secret}', secret: 'x' })).toBe(
      'The title {secret} is taken',
    )
  })
})

describe('the sentence of a wrong field', () => {
  it('is ours where the schema names one', () => {
    expect(issueSentence(words, 'en', { message: 'paper.title.wrong', path: [] })).toBe(
      'is not a title',
    )
    expect(issueSentence(words, 'zh-cn', issueOf(requiredText(3), ' '))).toBe('不能为空')
  })

  it('states the limit that was exceeded', () => {
    expect(issueSentence(words, 'en', issueOf(requiredText(3), 'abcd'))).toBe(
      'at most 3 characters',
    )
    expect(issueSentence(words, 'en', issueOf(pageQuery, { pageSize: 500 }))).toBe(
      'cannot be more than 200',
    )
    expect(issueSentence(words, 'en', issueOf(z.string().min(8), 'x'))).toBe(
      'at least 8 characters',
    )
  })

  it('of a missing value is that it cannot be empty', () => {
    expect(issueSentence(words, 'en', issueOf(z.object({ name: z.string() }), {}))).toBe(
      'cannot be empty',
    )
    expect(issueSentence(words, 'zh-cn', issueOf(z.string(), null))).toBe('不能为空')
  })

  it('of a wrong type is plain, without the words of the library', () => {
    expect(issueSentence(words, 'zh-cn', issueOf(z.string(), 5))).toBe('输入的数据不合法')
  })

  it('lists what may be chosen', () => {
    expect(issueSentence(words, 'en', issueOf(z.enum(['a', 'b']), 'c'))).toBe(
      'is not one of the choices; choose again',
    )
  })

  it('names an unknown field', () => {
    expect(issueSentence(words, 'en', issueOf(z.strictObject({}), { extra: 1 }))).toBe(
      'contains an unknown field',
    )
  })
})

describe('the language of a reader', () => {
  it.each([
    [undefined, 'zh-cn'],
    ['', 'zh-cn'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-cn'],
    ['fr', 'zh-cn'],
    ['en-GB,en;q=0.9', 'en'],
    ['EN', 'en'],
  ])('who asks for %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})

describe('the label of a field', () => {
  const fields = (until: string) => ({ 'zh-cn': { fields: { until } }, en: { fields: { until } } })
  const [contract, area] = [fields('选轮截止'), fields('限制至')]
  const none = { 'zh-cn': {}, en: {} }

  it('is that of its own contract, then of the area itself, then the kernel’s, and never another contract’s', () => {
    expect(fieldLabel('zh-cn', 'until', [contract, area])).toBe('选轮截止')
    expect(fieldLabel('zh-cn', 'until', [none, area])).toBe('限制至')
    expect(fieldLabel('zh-cn', 'id', [contract, undefined])).toBe('编号')
    expect(fieldLabel('zh-cn', 'until', [none, none])).toBeUndefined()
    expect(fieldLabel('zh-cn', 'toString', [contract, area])).toBeUndefined()
  })
})

describe('the joined words of an area', () => {
  const leaders = book({
    fields: { userId: ['医疗组长', 'Team leader'] },
    auditActions: { 'teachers.leader.appoint': ['任命', 'Appointed'] },
    errors: { taken: ['已有组长', 'There is a leader'] },
  })

  const library = book({
    fields: { userId: ['教师', 'Teacher'] },
    auditActions: { 'teachers.library.enter': ['入库', 'Entered'] },
  })

  const own = book({
    area: ['师资', 'Teachers'],
    fields: { ids: ['记录', 'Records'] },
    errors: { none: ['没有', 'None'] },
  })

  const both = joinWords(own, leaders, library)

  it('are those of its sub-folders in each language', () => {
    expect(both['zh-cn'].errors).toEqual({ none: '没有', taken: '已有组长' })
    expect(both.en.errors).toEqual({ none: 'None', taken: 'There is a leader' })
  })

  it('leave the labels of fields with their own contract, and find them by audit action', () => {
    const joined = both['zh-cn']
    expect(joined.fields).toEqual({ ids: '记录' })

    expect(joined.auditFields).toMatchObject({
      'teachers.leader.appoint': { userId: '医疗组长' },
      'teachers.library.enter': { userId: '教师' },
    })
  })
})
