import { book } from '../../platform/texts/book.ts'

export const editedRecordText = book({
  title: ['别人刚刚保存了新的内容', 'Somebody else has just saved new content'],
  what: [
    '你的修改还在，但不能直接保存。请记下要保留的内容，再放弃修改、读取新内容。',
    'Your changes are still here but cannot be saved directly. Note down what you want to keep, then discard your changes and load the new content.',
  ],
  discard: ['放弃修改，读取新内容', 'Discard my changes and load the new content'],
})
