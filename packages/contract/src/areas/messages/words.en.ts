import type { SameWords } from '../../kernel/index.ts'
import { joinWords } from '../../kernel/join-words.ts'
import type { AreaWords } from '../../kernel/words.ts'
import { collectionEn } from './collections/words.en.ts'
import { informEn } from './informs/words.en.ts'
import { newsEn } from './news/words.en.ts'
import { recipientEn } from './recipients/words.en.ts'
import type { OwnWords } from './words.zh-CN.ts'

const own = {
  area: 'Messages',
  auditActions: { 'messages.template.update': 'Changed a notice template' },
  fields: {
    unread: 'Unread only',
    title: 'Title',
    titleEn: 'English title',
    body: 'Text',
    bodyEn: 'English text',
    bySms: 'Also by WeChat or SMS',
    isOn: 'In use',
  },
  menus: { 'system.noticeTemplate': 'Notice templates' },
  permissions: {
    'messages:template:list': 'See notice templates',
    'messages:template:edit': 'Change notice templates',
    'messages:delivery:list': 'See how many messages were not sent',
  },
  errors: { templateWrong: 'The template was not saved; please correct what is marked' },
  issues: {
    blankUnknown: '{wrong} cannot be filled in; these can: {known}',
    blanksNone: '{wrong} cannot be filled in; this notice has nothing to fill in',
  },
} as const satisfies SameWords<OwnWords>

export const messagesEn = joinWords(own, recipientEn, informEn, newsEn, collectionEn) as SameWords<OwnWords> & AreaWords
