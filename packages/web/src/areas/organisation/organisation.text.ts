import { book } from '../../platform/texts/book.ts'

/** Texts shared by the area's screens. */
export const organisationText = book({
  baseFilter: ['专业基地', 'Base'],
  yesNo: { 1: ['是', 'Yes'], 0: ['否', 'No'] },
  codeHelp: ['全院唯一', 'Unique in the hospital'],
  nameEnHelp: ['英文界面显示；不填则显示中文名称', 'Shown in the English interface; if empty, the Chinese name is shown'],
  searchPerson: ['输入姓名、用户名或工号查找', 'Search by name, username or badge number'],
  nobody: ['没有找到可选的人', 'Nobody found'],
})
