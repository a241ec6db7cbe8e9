import { book } from '../../../platform/texts/book.ts'

export const ruleText = book({
  title: ['出科要求', 'Exit rules'],
  lead: [
    '达到全部要求才能出科；没有单独要求的基地按“全部基地”执行',
    'A rotation is passed when all of them are met; a base without its own follows those of every base',
  ],
  add: ['为基地单独设定', 'Set for a base'],
  edit: ['修改', 'Change'],
  editTitle: ['修改出科要求', 'Change exit rules'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除 {base} 的出科要求？', 'Delete the rules of {base}?'],
  removeNote: ['之后按全部基地的要求执行，已确认的结果不变。', 'The rules of every base apply then; confirmed results stay.'],
  removed: ['已删除，按全部基地的要求执行', 'Deleted; the rules of every base apply'],
  saved: ['出科要求已保存', 'Exit rules saved'],
  all: ['全部基地', 'Every base'],
  points: ['{value} 分', '{value}'],
  percent: ['{value}%', '{value}%'],
  actions: ['操作', 'Actions'],
  absenceHelp: ['占本轮工作日的比例，三分之一填 33.3', 'Share of the working days; enter 33.3 for a third'],
  sourceHelp: ['文件名称、文号或条款；院内规定请注明', 'Name, number or clause of the document; say so if it is the hospital’s own'],
  none: ['还没有出科要求。', 'There are no rules yet.'],
})
