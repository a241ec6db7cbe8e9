import { helpBook } from '../help-book.ts'

export const organisationHelp = helpBook({
  'system/dept/index': {
    about: [
      '部门树：培训单位下的一级、二级科室。账号、基地和轮转都引用它。',
      'The department tree: first- and second-level departments under the training units. Accounts, bases and rotations refer to it.',
    ],
    acts: [
      ['新增、修改、停用部门', 'Add, edit and disable departments'],
      ['拖动调整次序和上下级，可以撤销', 'Drag to change order and parent; you can undo'],
    ],
    asks: [
      [
        ['为什么不能删除？', 'Why can a department not be deleted?'],
        [
          '部门正在被使用，提示里写明了用在哪里；不再使用时请停用。',
          'It is in use; the message says where. If it is no longer needed, disable it.',
        ],
      ],
      [
        ['停用后旧记录怎么显示？', 'What do old records show after it is disabled?'],
        ['旧记录仍显示原名称，只是不能再选。', 'They keep its name; it just can no longer be chosen.'],
      ],
    ],
  },
  'base/unit/index': {
    about: [
      '培训单位：主院、基层实践单位和合作基地。',
      'Training units: the main hospital, community practice units and cooperating bases.',
    ],
    acts: [
      ['新增、修改、停用单位', 'Add, edit and disable units'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    next: ['新增单位时自动建立它的部门树根节点。', 'A new unit automatically gets the root of its department tree.'],
  },
  'base/first-department/index': {
    about: ['一级科室，即专业科室，例如药学部、检验科。', 'First-level departments: disciplines such as pharmacy or laboratory.'],
    acts: [
      ['新增、修改、停用', 'Add, edit and disable'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
  },
  'base/second-department/index': {
    about: ['二级科室，轮转实际发生的地方。', 'Second-level departments, where rotations take place.'],
    acts: [
      ['设置每月容量（不填表示不接收学员）', 'Set capacity per month (empty: takes no trainees)'],
      ['设置每月至少人数，排表时尽量满足', 'Set minimum trainees per month; rotation plans keep to it where possible'],
      ['设置每位带教老师最多带几名学员', 'Set the maximum number of trainees per supervisor'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    asks: [
      [
        ['某个月容量不同怎么办？', 'What if one month differs?'],
        ['在“科室月容量”中单独设置那个月。', 'Set that month under “Seats by month”.'],
      ],
    ],
  },
  'base/country/index': {
    about: ['国家标准中的专业基地和专业。', 'Bases and majors of the national standard.'],
    acts: [
      ['维护国标基地与专业', 'Manage national bases and majors'],
      ['与本院专业对照', 'Map the hospital’s own majors to them'],
    ],
  },
  'base/own/index': {
    about: ['本院的专业基地和专业，以及它们与国标的对照。', 'The hospital’s own bases and majors, and how they map to national ones.'],
    acts: [
      ['设置牵头科室、基地主任、教学主任和秘书', 'Set leading department, head, teaching director and secretary'],
      ['指定基地管理员', 'Appoint base administrators'],
      ['把本院专业对应到国标专业', 'Map own majors to national ones'],
    ],
    asks: [
      [
        ['指定管理员后本人要做什么？', 'What must a newly appointed administrator do?'],
        ['不用做什么，下一次操作就有权限。', 'Nothing; the rights apply from the next action.'],
      ],
    ],
  },
  'base/major/index': {
    about: ['全部专业一览，不分基地。', 'All majors, across bases.'],
    acts: [
      ['按基地、类别查找', 'Find by base and profession'],
      ['打开专业查看对照', 'Open a major to see its mapping'],
      ['导出', 'Export'],
    ],
  },
})
