import { book } from '../../../platform/texts/book.ts'

export const auditText = book({
  title: ['审计日志', 'Audit log'],
  lead: [
    '共 {total} 条记录，最新的在前；记录只能查看，不能修改或删除',
    '{total} {total:record|records}, newest first; they can be viewed, but not changed or deleted',
  ],
  leadCapped: ['超过 {total} 条，只能翻到这里；请用条件缩小范围', 'More than {total}; the list ends there, so narrow the search'],
  searchHint: ['操作或对象', 'Action or record'],
  stranger: ['未登录', 'Not logged in'],
  system: ['系统', 'The system'],
  anybody: ['人员', 'Person'],
  noPerson: ['没有找到', 'Nobody found'],
  number: ['编号', 'Number'],
  record: ['对象', 'Record'],
  when: ['时间', 'Time'],
  before: ['之前', 'Before'],
  after: ['之后', 'After'],
  change: ['内容', 'Content'],
  field: ['字段', 'Field'],
  changed: ['有变化', 'changed'],
  facts: ['其他信息', 'Other details'],
  nothing: ['这条记录没有更多内容。', 'This record has no more details.'],
  masked: ['星号表示个人信息，按密文保存，不在这里显示。', 'Stars stand for personal data, which is stored encrypted and not shown here.'],
})
