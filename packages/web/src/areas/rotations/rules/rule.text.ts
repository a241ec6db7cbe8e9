import { book } from '../../../platform/texts/book.ts'

export const ruleText = book({
  title: ['出科要求', 'Exit requirements'],
  lead: [
    '达到全部要求才能出科；没有单独要求的基地按“全部基地”执行',
    'A rotation is passed when all requirements are met; bases without their own follow those for all bases',
  ],
  add: ['为基地单独设定', 'Set for one base'],
  edit: ['修改', 'Change'],
  editTitle: ['修改出科要求', 'Change exit requirements'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除 {base} 的出科要求？', 'Delete the exit requirements of {base}?'],
  removeNote: [
    '之后按全部基地的要求执行，已确认的结果不变。',
    'The requirements for all bases then apply; confirmed results do not change.',
  ],
  removed: ['已删除，按全部基地的要求执行', 'Deleted; the requirements for all bases apply'],
  saved: ['出科要求已保存', 'Exit requirements saved'],
  all: ['全部基地', 'All bases'],
  points: ['{value} 分', '{value}'],
  percent: ['{value}%', '{value}%'],
  actions: ['操作', 'Actions'],
  absenceHelp: ['占本轮工作日的比例，三分之一填 33.3', 'Share of the working days of the rotation; enter 33.3 for a third'],
  sourceHelp: ['文件名称、文号或条款；院内规定请注明', 'Name, number or clause of the document; state if it is a hospital rule'],
  none: ['还没有出科要求。', 'No exit requirements yet.'],
})
