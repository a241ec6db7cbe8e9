import { book } from '../platform/texts/book.ts'

export const screensText = book({
  history: ['经过', 'History'],
  next: ['下一步', 'Next'],
  before: ['上一步', 'Back'],
  submit: ['提交', 'Submit'],
  saved: ['已保存 {time}', 'Saved {time}'],
  saving: ['正在保存…', 'Saving…'],
  saveFirst: ['页面上有没保存的修改，请先保存或放弃，再办理这一步', 'This page has unsaved changes; save or discard them before this step'],
  missing: ['还缺：{names}', 'Still missing: {names}'],
  complete: ['已填完', 'Complete'],
  sections: ['表单分区', 'Form sections'],
  fieldsLeft: ['还有 {count} 项要填', '{count} to fill in'],
  steps: ['步骤', 'Steps'],
  stepOf: ['第 {at} 步，共 {count} 步', 'Step {at} of {count}'],
  stepsLeft: ['{count} 步还有必填内容', 'steps with required content missing: {count}'],
  stepsWhole: ['必填内容已齐', 'all required content filled in'],
  disableContent: ['停用后不能再选用，已有的记录不受影响。', 'It can no longer be chosen; existing records are not affected.'],
  removeContent: ['有人员或记录在使用的不能删除，可以停用。', 'An entry in use by people or records cannot be deleted, only disabled.'],
})
