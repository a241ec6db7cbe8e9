import { helpBook } from '../help-book.ts'

export const studentsHelp = helpBook({
  'student/list/index': {
    about: [
      '在培学员名单；点姓名看档案、时间线和结业核查。',
      'Trainees in training; press a name for file, timeline and completion check.',
    ],
    acts: [
      ['按基地、专业、状态、届次查找', 'Find by base, major, status and cohort'],
      ['登记没有经过报名的学员，逐个或用表格', 'Register trainees without a sign-up, one by one or by sheet'],
      ['查看完整号码（每次都记录）', 'View full numbers (each viewing is recorded)'],
    ],
    asks: [
      [
        ['计划结束日期怎么来的？', 'Where does the planned end come from?'],
        ['开始日期加培训月数，再加延长的天数。', 'Start date plus training months, plus days of extension.'],
      ],
    ],
  },
  'student/file/index': {
    about: [
      '你的培训档案：基本信息、学历、工作、证书、银行信息。',
      'Your trainee file: basic information, education, work, certificates and bank information.',
    ],
    acts: [
      ['直接修改不受保护的内容', 'Edit unprotected facts directly'],
      ['受保护的内容提交变更并附材料', 'Request a change of protected facts, with documents'],
      ['打印档案', 'Print the file'],
    ],
    next: [
      '变更由专业基地或毕后办审核，通过后马上更新。',
      'Your base or the education office decides; changes passed are entered at once.',
    ],
    asks: [
      [
        ['银行信息谁能看？', 'Who sees the bank account?'],
        ['只有发放费用的人，每次查看都会记录。', 'Only the people who pay out money; each viewing is recorded.'],
      ],
    ],
  },
  'student/change/index': {
    about: ['学员申请修改的受保护信息。', 'Protected facts that trainees ask to change.'],
    acts: [
      ['对比修改前后和材料', 'Compare before, after and documents'],
      ['通过或不通过，可以批量', 'Pass or reject, several at once if you like'],
    ],
    next: ['通过后立即写入档案；十秒内可以撤销。', 'Changes passed are entered in the file at once; you can undo within ten seconds.'],
  },
  'student/completion/own': {
    about: ['结业条件逐条核查：哪些已满足，哪些还缺。', 'Completion requirements checked one by one: met, or missing.'],
    acts: [
      ['点一条看背后的记录', 'Press a line to see the records behind it'],
      ['下载已颁发的证书', 'Download your certificate'],
    ],
    next: [
      '条件满足后由基地或毕后办提请，毕后办批准并发证。',
      'Once all are met, the base or the education office proposes completion; the education office confirms and issues the certificate.',
    ],
    asks: [
      [
        ['“未记录”是什么意思？', 'What is “not recorded”?'],
        ['系统里还没有这项数据，不表示没有完成。', 'The system has no data for it yet; it does not mean you have not done it.'],
      ],
    ],
  },
  'student/completion/candidates': {
    about: ['即将结业的学员和他们的核查情况。', 'Trainees about to complete, and the state of their checks.'],
    acts: [
      ['按几个月内结业筛选', 'Filter by months until completion'],
      ['录入结业理论和技能成绩', 'Enter final theory and skill scores'],
      ['勾选后一起提请结业', 'Propose several at once'],
    ],
    next: ['提请后由毕后办审批；有未满足项时要写明原因。', 'The education office decides; unmet requirements need a reason.'],
  },
  'student/completion/index': {
    about: ['等待毕后办审批的结业，以及已结业的人。', 'Completions waiting for the education office, and those confirmed.'],
    acts: [
      ['查看提请时未满足的项和原因', 'See what was not met and why'],
      ['批准或不予结业', 'Confirm or refuse'],
      ['必要时撤回结业', 'Withdraw a completion if needed'],
    ],
    asks: [
      [
        ['谁不能审批？', 'Who cannot decide?'],
        ['提请的人不能批准自己提请的。', 'The person who proposed it.'],
      ],
    ],
  },
  'student/certificate/index': {
    about: ['结业证书的颁发、补发和撤销。', 'Issuing, duplicating and revoking certificates.'],
    acts: [
      ['一次颁发多份，下载整批', 'Issue several at once and download the batch'],
      ['补发（得到新编号，原证书作废）', 'Issue a duplicate: new number, the original becomes void'],
      ['撤销，需要输入编号和原因', 'Revoke, with the number and a reason'],
    ],
    asks: [
      [
        ['别人怎样核验？', 'How can others verify a certificate?'],
        [
          '扫描证书上的二维码，或在公开的核验页面输入编号。',
          'By scanning its QR code, or entering its number on the public verification page.',
        ],
      ],
    ],
  },
  'student/situation/own': {
    about: [
      '暂停、延长、转基地或专业的申请，以及怀孕、生病的告知。',
      'Requests for suspension, extension or transfer, and notification of pregnancy or illness.',
    ],
    acts: [
      ['填写时查看对结束日期和轮转的影响', 'See the effect on end date and rotation as you fill it in'],
      ['撤回还没有生效的申请', 'Withdraw requests that are not in force yet'],
    ],
    next: [
      '有关基地先审核，再由毕后办审核；告知马上生效，不需要审核。',
      'The bases concerned decide first, then the education office; a notification takes effect at once without approval.',
    ],
  },
  'student/situation/index': {
    about: ['本范围学员的特殊情况。', 'Special situations of your trainees.'],
    acts: [
      ['审核申请', 'Review applications'],
      ['登记处分或延长', 'Record a disciplinary measure or an extension'],
      ['提前结束暂停', 'End a suspension early'],
    ],
    next: ['通过后在第一天自动生效，最后一天后自动结束。', 'Takes effect automatically on the first day and ends after the last.'],
  },
  'student/departure/own': {
    about: ['离院：退培或结业离院，以及各项手续的进度。', 'Departure, with or without completion, and the progress of its clearance.'],
    acts: [
      ['先看后果再申请', 'See the consequences before you apply'],
      ['评价轮转过的科室和带教老师', 'Rate the departments and supervisors of your rotations'],
      ['看每项手续由谁办理', 'See who signs off each item'],
    ],
    next: ['各归属方办完手续后，基地和毕后办依次确认。', 'Once all items are signed off, base and education office confirm in turn.'],
  },
  'student/departure/index': {
    about: ['正在办理离院的学员和各自的手续。', 'Departures in progress and their checklists.'],
    acts: [
      ['办理归你负责的手续项，或写明还缺什么', 'Sign off your items, or say what is missing'],
      ['基地和毕后办审核', 'Base and education office decide'],
      ['为不再到岗的人登记离院', 'Record a departure for somebody who no longer comes'],
    ],
  },
  'student/departure/items': {
    about: [
      '离院手续项：办什么，由哪个科室、基地或毕后办负责。',
      'Departure items: what is to be done, and which department, base or office owns each.',
    ],
    acts: [['新增、修改、停用手续项', 'Add, change and disable items']],
    next: ['已经开始的离院按开始时的清单办理。', 'Departures in progress keep the list they started with.'],
  },
  'white/certificate': {
    about: ['核验结业证书，不用登录，文件不会上传。', 'Verify a certificate of completion; no login needed, files are not uploaded.'],
    acts: [
      ['拖入证书文件或拍照', 'Drop the certificate file or take a photo'],
      ['扫描二维码', 'Scan the QR code'],
      ['输入编号、姓名和发证日期', 'Enter number, name and date of issue'],
    ],
    asks: [
      [
        ['没有网络能核验吗？', 'Can I verify offline?'],
        ['打开过一次后可以离线核验，页面会写明数据截至哪一天。', 'Yes, if the page has been opened once; it shows the date of its data.'],
      ],
    ],
  },
})
