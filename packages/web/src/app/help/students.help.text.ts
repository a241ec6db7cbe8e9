import { helpBook } from './help-book.ts'

export const studentsHelp = helpBook(
  {
    'student/list/index': {
      about: '在培学员名单；点姓名看档案、时间线和结业核查。',
      acts: ['按基地、专业、状态、届次查找', '登记没有经过报名的学员，逐个或用表格', '查看完整号码（每次都记录）'],
      asks: [['计划结束日期怎么来的？', '开始日期加培训月数，再加延长的天数。']],
    },
    'student/file/index': {
      about: '你的培训档案：基本信息、学历、工作、证书、银行信息。',
      acts: ['直接修改不受保护的内容', '受保护的内容提交变更并附材料', '打印档案'],
      next: '变更由专业基地或毕后办审核，通过后马上更新。',
      asks: [['银行信息谁能看？', '只有发放费用的人，每次查看都会记录。']],
    },
    'student/change/index': {
      about: '学员申请修改的受保护信息。',
      acts: ['对比修改前后和材料', '通过或不通过，可以批量'],
      next: '通过后立即写入档案；十秒内可以撤销。',
    },
    'student/completion/own': {
      about: '结业条件逐条核查：哪些已满足，哪些还缺。',
      acts: ['点一条看背后的记录', '下载已颁发的证书'],
      next: '条件满足后由基地或毕后办提请，毕后办批准并发证。',
      asks: [['“未记录”是什么意思？', '系统里还没有这项数据，不表示没有完成。']],
    },
    'student/completion/candidates': {
      about: '即将结业的学员和他们的核查情况。',
      acts: ['按几个月内结业筛选', '录入结业理论和技能成绩', '勾选后一起提请结业'],
      next: '提请后由毕后办审批；有未满足项时要写明原因。',
    },
    'student/completion/index': {
      about: '等待毕后办审批的结业，以及已结业的人。',
      acts: ['查看提请时未满足的项和原因', '批准或不予结业', '必要时撤回结业'],
      asks: [['谁不能审批？', '提请的人不能批准自己提请的。']],
    },
    'student/certificate/index': {
      about: '结业证书的颁发、补发和撤销。',
      acts: ['一次颁发多份，下载整批', '补发（得到新编号，原证书作废）', '撤销，需要输入编号和原因'],
      asks: [['别人怎样核验？', '扫描证书上的二维码，或在公开的核验页面输入编号。']],
    },
    'student/situation/own': {
      about: '暂停、延长、转基地或专业的申请，以及怀孕、生病的告知。',
      acts: ['填写时查看对结束日期和轮转的影响', '撤回还没有生效的申请'],
      next: '有关基地先审核，再由毕后办审核；告知马上生效，不需要审核。',
    },
    'student/situation/index': {
      about: '本范围学员的特殊情况。',
      acts: ['审核申请', '登记处分或延长', '提前结束暂停'],
      next: '通过后在第一天自动生效，最后一天后自动结束。',
    },
    'student/departure/own': {
      about: '离院：退培或结业离院，以及各项手续的进度。',
      acts: ['先看后果再申请', '评价轮转过的科室和带教老师', '看每项手续由谁办理'],
      next: '各归属方办完手续后，基地和毕后办依次确认。',
    },
    'student/departure/index': {
      about: '正在办理离院的学员和各自的手续。',
      acts: ['办理归你负责的手续项，或写明还缺什么', '基地和毕后办审核', '为不再到岗的人登记离院'],
    },
    'student/departure/items': {
      about: '离院手续项：办什么，由哪个科室、基地或毕后办负责。',
      acts: ['新增、修改、停用手续项'],
      next: '已经开始的离院按开始时的清单办理。',
    },
    'white/certificate': {
      about: '核验结业证书，不用登录，文件不会上传。',
      acts: ['拖入证书文件或拍照', '扫描二维码', '输入编号、姓名和发证日期'],
      asks: [['没有网络能核验吗？', '打开过一次后可以离线核验，页面会写明数据截至哪一天。']],
    },
  },
  {
    'student/list/index': {
      about: 'Trainees; a name leads to file, timeline and completion check.',
      acts: [
        'Find by base, major, status and cohort',
        'Add people without a sign-up, one by one or by sheet',
        'Read whole numbers (each look is recorded)',
      ],
      asks: [['Where does the planned end come from?', 'Start plus months, plus days of extension.']],
    },
    'student/file/index': {
      about: 'Your file: facts, education, work, certificates, bank information.',
      acts: ['Change free facts directly', 'Ask for a change of protected ones, with papers', 'Print the file'],
      next: 'Your base or the office decides; what is passed is written at once.',
      asks: [['Who sees the bank account?', 'Only whoever pays; each look is recorded.']],
    },
    'student/change/index': {
      about: 'Protected facts that trainees ask to change.',
      acts: ['Compare before, after and papers', 'Pass or turn down, also many at once'],
      next: 'What is passed is in the file at once; undo within ten seconds.',
    },
    'student/completion/own': {
      about: 'Every requirement of completion: met, or missing.',
      acts: ['A line leads to the records behind it', 'Download your certificate'],
      next: 'The base or the office proposes, the office confirms and issues.',
      asks: [['What is “not recorded”?', 'There is no data yet; it does not mean you have not done it.']],
    },
    'student/completion/candidates': {
      about: 'Who finishes soon, and how their checks stand.',
      acts: ['Filter by months to the end', 'Enter final theory and skill', 'Propose several at once'],
      next: 'The office decides; what is not met needs a reason.',
    },
    'student/completion/index': {
      about: 'Completions that wait for the office, and those confirmed.',
      acts: ['See what was not met and why', 'Confirm or refuse', 'Take one back if needed'],
      asks: [['Who may not decide?', 'Whoever proposed it.']],
    },
    'student/certificate/index': {
      about: 'Issuing, duplicating and revoking certificates.',
      acts: [
        'Issue many and download them',
        'Issue a duplicate: a new number, the old one is void',
        'Revoke, with the number and a reason',
      ],
      asks: [['How do others check one?', 'By its QR code, or by its number on the public page.']],
    },
    'student/situation/own': {
      about: 'Suspension, extension, transfer; notifying a pregnancy or an illness.',
      acts: ['See the effect on end and rotation while filling in', 'Withdraw what is not in force yet'],
      next: 'The bases concerned decide, then the office; a notification is in force at once.',
    },
    'student/situation/index': {
      about: 'Special situations of your trainees.',
      acts: ['Review applications', 'Record a measure or an extension', 'End a suspension early'],
      next: 'In force on the first day, over after the last, by itself.',
    },
    'student/departure/own': {
      about: 'Leaving, with or without completion, and how its checklist stands.',
      acts: ['See the consequences, then ask', 'Rate departments and supervisors', 'See who signs each item'],
      next: 'When all items are signed, base and office confirm.',
    },
    'student/departure/index': {
      about: 'Departures under way and their checklists.',
      acts: [
        'Sign your items or say what is missing',
        'Base and office decide',
        'Record a departure for somebody who does not come any more',
      ],
    },
    'student/departure/items': {
      about: 'Items of the checklist and who owns each.',
      acts: ['Add, change and disable items'],
      next: 'A departure keeps the list it began with.',
    },
    'white/certificate': {
      about: 'Checks a certificate without logging in; files are not uploaded.',
      acts: ['Drop the file or take a picture', 'Scan the QR code', 'Enter number, name and day of issue'],
      asks: [['Without a network?', 'Yes, once the page was opened; it says from when its data is.']],
    },
  },
)
