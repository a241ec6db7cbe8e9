import { book } from '../../../platform/texts/book.ts'

export const patientText = book({
  lead: ['共 {total} 个病例', '{total} {total:case|cases}'],
  empty: [
    '病例库还是空的。添加后，轮转到这里的学员登记时可以直接选择。',
    'The patient library is empty. Add cases, and trainees rotating here can choose them when they log.',
  ],
  search: ['诊断，或完整的编号', 'Diagnosis, or the full number'],
  add: ['新增病例', 'Add a case'],
  edit: ['修改病例', 'Change the case'],
  saved: ['已保存', 'Saved'],
  number: ['编号', 'Number'],
  tail: ['…{tail}', '…{tail}'],
  numberHelp: ['只保存加密值和后四位，不保存姓名', 'Only an encrypted value and the last four characters are stored; no names'],
  used: ['登记', 'Entries'],
  person: ['性别、年龄', 'Sex and age'],
  years: ['{age} 岁', '{age} {age:year|years}'],
  actions: ['操作', 'Actions'],
  editAction: ['修改', 'Change'],
  remove: ['删除', 'Delete'],
  status: ['状态', 'Status'],
  choose: ['按诊断或编号搜索，可用扫码枪', 'Search by diagnosis or number, or use a scanner'],
  none: ['没有找到，可直接填编号', 'Nothing found; enter the number instead'],
})
