import { book } from '../../platform/texts/book.ts'

export const editedRecordText = book({
  title: ['别人刚刚保存了新的内容', 'Somebody else has saved this meanwhile'],
  what: [
    '你的修改还在，但不能直接保存。请记下要保留的内容，再放弃修改、读取新内容。',
    'Your changes are still here but cannot be saved. Note what you want to keep, then give them up and read the new content.',
  ],
  discard: ['放弃修改，读取新内容', 'Give up my changes'],
})
