import { book } from '../../platform/i18n.ts'

/** Texts shared by the area's screens. */
export const organisationText = book(
  {
    baseFilter: '专业基地',
    yesNo: { 1: '是', 0: '否' },
    codeHelp: '全院唯一',
    nameEnHelp: '英文界面显示；不填则显示中文名称',
    searchPerson: '输入姓名、用户名或工号查找',
    nobody: '没有找到可选的人',
  },
  {
    baseFilter: 'Base',
    yesNo: { 1: 'Yes', 0: 'No' },
    codeHelp: 'Once in the hospital',
    nameEnHelp: 'Shown in the English interface; the Chinese name where there is none',
    searchPerson: 'Search by name, user name or badge',
    nobody: 'Nobody was found',
  },
)
