import { helpBook } from '../help-book.ts'

export const studentsHelp = helpBook({
  'student/list/index': {
    about: ['在培学员名单；点姓名看档案、时间线和结业核查。', 'Trainees; a name leads to file, timeline and completion check.'],
    acts: [
      ['按基地、专业、状态、届次查找', 'Find by base, major, status and cohort'],
      ['登记没有经过报名的学员，逐个或用表格', 'Add people without a sign-up, one by one or by sheet'],
      ['查看完整号码（每次都记录）', 'Read whole numbers (each look is recorded)'],
    ],
    asks: [
      [
        ['计划结束日期怎么来的？', 'Where does the planned end come from?'],
        ['开始日期加培训月数，再加延长的天数。', 'Start plus months, plus days of extension.'],
      ],
    ],
  },
  'student/file/index': {
    about: ['你的培训档案：基本信息、学历、工作、证书、银行信息。', 'Your file: facts, education, work, certificates, bank information.'],
    acts: [
      ['直接修改不受保护的内容', 'Change free facts directly'],
      ['受保护的内容提交变更并附材料', 'Ask for a change of protected ones, with papers'],
      ['打印档案', 'Print the file'],
    ],
    next: ['变更由专业基地或毕后办审核，通过后马上更新。', 'Your base or the office decides; what is passed is written at once.'],
    asks: [
      [
        ['银行信息谁能看？', 'Who sees the bank account?'],
        ['只有发放费用的人，每次查看都会记录。', 'Only whoever pays; each look is recorded.'],
      ],
    ],
  },
  'student/change/index': {
    about: ['学员申请修改的受保护信息。', 'Protected facts that trainees ask to change.'],
    acts: [
      ['对比修改前后和材料', 'Compare before, after and papers'],
      ['通过或不通过，可以批量', 'Pass or turn down, also many at once'],
    ],
    next: ['通过后立即写入档案；十秒内可以撤销。', 'What is passed is in the file at once; undo within ten seconds.'],
  },
  'student/completion/own': {
    about: ['结业条件逐条核查：哪些已满足，哪些还缺。', 'Every requirement of completion: met, or missing.'],
    acts: [
      ['点一条看背后的记录', 'A line leads to the records behind it'],
      ['下载已颁发的证书', 'Download your certificate'],
    ],
    next: ['条件满足后由基地或毕后办提请，毕后办批准并发证。', 'The base or the office proposes, the office confirms and issues.'],
    asks: [
      [
        ['“未记录”是什么意思？', 'What is “not recorded”?'],
        ['系统里还没有这项数据，不表示没有完成。', 'There is no data yet; it does not mean you have not done it.'],
      ],
    ],
  },
  'student/completion/candidates': {
    about: ['即将结业的学员和他们的核查情况。', 'Who finishes soon, and how their checks stand.'],
    acts: [
      ['按几个月内结业筛选', 'Filter by months to the end'],
      ['录入结业理论和技能成绩', 'Enter final theory and skill'],
      ['勾选后一起提请结业', 'Propose several at once'],
    ],
    next: ['提请后由毕后办审批；有未满足项时要写明原因。', 'The office decides; what is not met needs a reason.'],
  },
  'student/completion/index': {
    about: ['等待毕后办审批的结业，以及已结业的人。', 'Completions that wait for the office, and those confirmed.'],
    acts: [
      ['查看提请时未满足的项和原因', 'See what was not met and why'],
      ['批准或不予结业', 'Confirm or refuse'],
      ['必要时撤回结业', 'Take one back if needed'],
    ],
    asks: [
      [
        ['谁不能审批？', 'Who may not decide?'],
        ['提请的人不能批准自己提请的。', 'Whoever proposed it.'],
      ],
    ],
  },
  'student/certificate/index': {
    about: ['结业证书的颁发、补发和撤销。', 'Issuing, duplicating and revoking certificates.'],
    acts: [
      ['一次颁发多份，下载整批', 'Issue many and download them'],
      ['补发（得到新编号，原证书作废）', 'Issue a duplicate: a new number, the old one is void'],
      ['撤销，需要输入编号和原因', 'Revoke, with the number and a reason'],
    ],
    asks: [
      [
        ['别人怎样核验？', 'How do others check one?'],
        ['扫描证书上的二维码，或在公开的核验页面输入编号。', 'By its QR code, or by its number on the public page.'],
      ],
    ],
  },
  'student/situation/own': {
    about: [
      '暂停、延长、转基地或专业的申请，以及怀孕、生病的告知。',
      'Suspension, extension, transfer; notifying a pregnancy or an illness.',
    ],
    acts: [
      ['填写时查看对结束日期和轮转的影响', 'See the effect on end and rotation while filling in'],
      ['撤回还没有生效的申请', 'Withdraw what is not in force yet'],
    ],
    next: [
      '有关基地先审核，再由毕后办审核；告知马上生效，不需要审核。',
      'The bases concerned decide, then the office; a notification is in force at once.',
    ],
  },
  'student/situation/index': {
    about: ['本范围学员的特殊情况。', 'Special situations of your trainees.'],
    acts: [
      ['审核申请', 'Review applications'],
      ['登记处分或延长', 'Record a measure or an extension'],
      ['提前结束暂停', 'End a suspension early'],
    ],
    next: ['通过后在第一天自动生效，最后一天后自动结束。', 'In force on the first day, over after the last, by itself.'],
  },
  'student/departure/own': {
    about: ['离院：退培或结业离院，以及各项手续的进度。', 'Leaving, with or without completion, and how its checklist stands.'],
    acts: [
      ['先看后果再申请', 'See the consequences, then ask'],
      ['评价轮转过的科室和带教老师', 'Rate departments and supervisors'],
      ['看每项手续由谁办理', 'See who signs each item'],
    ],
    next: ['各归属方办完手续后，基地和毕后办依次确认。', 'When all items are signed, base and office confirm.'],
  },
  'student/departure/index': {
    about: ['正在办理离院的学员和各自的手续。', 'Departures under way and their checklists.'],
    acts: [
      ['办理归你负责的手续项，或写明还缺什么', 'Sign your items or say what is missing'],
      ['基地和毕后办审核', 'Base and office decide'],
      ['为不再到岗的人登记离院', 'Record a departure for somebody who does not come any more'],
    ],
  },
  'student/departure/items': {
    about: ['离院手续项：办什么，由哪个科室、基地或毕后办负责。', 'Items of the checklist and who owns each.'],
    acts: [['新增、修改、停用手续项', 'Add, change and disable items']],
    next: ['已经开始的离院按开始时的清单办理。', 'A departure keeps the list it began with.'],
  },
  'white/certificate': {
    about: ['核验结业证书，不用登录，文件不会上传。', 'Checks a certificate without logging in; files are not uploaded.'],
    acts: [
      ['拖入证书文件或拍照', 'Drop the file or take a picture'],
      ['扫描二维码', 'Scan the QR code'],
      ['输入编号、姓名和发证日期', 'Enter number, name and day of issue'],
    ],
    asks: [
      [
        ['没有网络能核验吗？', 'Without a network?'],
        ['打开过一次后可以离线核验，页面会写明数据截至哪一天。', 'Yes, once the page was opened; it says from when its data is.'],
      ],
    ],
  },
})
