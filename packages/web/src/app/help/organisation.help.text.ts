import { helpBook } from './help-book.ts'

export const organisationHelp = helpBook(
  {
    'system/dept/index': {
      about: '部门树：培训单位下的一级、二级科室。账号、基地和轮转都引用它。',
      acts: ['新增、修改、停用部门', '拖动调整次序和上下级，可以撤销'],
      asks: [
        ['为什么不能删除？', '部门正在被使用，提示里写明了用在哪里；不再使用时请停用。'],
        ['停用后旧记录怎么显示？', '旧记录仍显示原名称，只是不能再选。'],
      ],
    },
    'base/unit/index': {
      about: '培训单位：主院、基层实践单位和合作基地。',
      acts: ['新增、修改、停用单位', '导入和导出表格'],
      next: '新增单位时自动建立它的部门树根节点。',
    },
    'base/first-department/index': {
      about: '一级科室，即专业科室，例如药学部、检验科。',
      acts: ['新增、修改、停用', '导入和导出表格'],
    },
    'base/second-department/index': {
      about: '二级科室，轮转实际发生的地方。',
      acts: ['设置每月容量（不填表示不接收学员）', '设置每位带教老师最多带几名学员', '导入和导出表格'],
      asks: [['某个月容量不同怎么办？', '在“科室月容量”中单独设置那个月。']],
    },
    'base/country/index': {
      about: '国家标准中的专业基地和专业。',
      acts: ['维护国标基地与专业', '与本院专业对照'],
    },
    'base/own/index': {
      about: '本院的专业基地和专业，以及它们与国标的对照。',
      acts: ['设置牵头科室、基地主任、教学主任和秘书', '指定基地管理员', '把本院专业对应到国标专业'],
      asks: [['指定管理员后本人要做什么？', '不用做什么，下一次操作就有权限。']],
    },
    'base/major/index': {
      about: '全部专业一览，不分基地。',
      acts: ['按基地、类别查找', '打开专业查看对照', '导出'],
    },
  },
  {
    'system/dept/index': {
      about: 'The tree of departments below the training units. Accounts, bases and rotations refer to it.',
      acts: ['Add, edit and disable departments', 'Drag to change order and place, and undo'],
      asks: [
        ['Why can one not be deleted?', 'It is in use; the message says where. Disable it instead.'],
        ['What do old records show?', 'Its name; it can only not be chosen any more.'],
      ],
    },
    'base/unit/index': {
      about: 'Training units: the main hospital, community practice units and cooperating bases.',
      acts: ['Add, edit and disable units', 'Import and export by sheet'],
      next: 'A new unit gets the root of its tree of departments.',
    },
    'base/first-department/index': {
      about: 'First-level departments: disciplines such as pharmacy or laboratory.',
      acts: ['Add, edit and disable', 'Import and export by sheet'],
    },
    'base/second-department/index': {
      about: 'Second-level departments, in which rotations happen.',
      acts: [
        'Set the seats of a month (empty: takes nobody)',
        'Set how many trainees a supervisor has at most',
        'Import and export by sheet',
      ],
      asks: [['One month differs?', 'Set it under “Seats by month”.']],
    },
    'base/country/index': {
      about: 'Bases and majors of the national standard.',
      acts: ['Keep national bases and majors', 'Match them with those of the hospital'],
    },
    'base/own/index': {
      about: 'The hospital’s own bases and majors, and the national ones they stand for.',
      acts: ['Set leading department, head, teaching director and secretary', 'Appoint administrators', 'Map own majors to national ones'],
      asks: [['What does a new administrator do?', 'Nothing: the rights hold from the next request on.']],
    },
    'base/major/index': {
      about: 'All majors, across bases.',
      acts: ['Find by base and kind', 'Open one to see its mapping', 'Export'],
    },
  },
)
