import type { SameWords } from '../../../kernel/index.ts'
import type { certificatesZh } from './words.zh-CN.ts'

export const certificatesEn = {
  auditActions: {
    'certificateRecord.pass': 'Teacher certificate passed',
    'certificateRecord.reject': 'Teacher certificate turned down',
    'certificateRecord.withdraw': 'Teacher certificate withdrawn',
    'certificateRecord.undo': 'Teacher certificate: decision undone',
    'teachers.certificate.add': 'Teacher certificate handed in',
  },
  fields: {
    kind: 'Kind',
    number: 'Number',
    issuer: 'Issued by',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
    validity: 'Validity',
    certificateId: 'Renewed certificate',
    files: 'Scan of the certificate',
    state: 'State',
  },
  validities: { valid: 'Valid', expiring: 'Ends within 90 days', expired: 'Expired' },
  recordActions: { add: 'New', renew: 'Renewal' },
  flows: {
    certificateRecord: {
      states: { submitted: 'Waiting', passed: 'Passed', rejected: 'Turned down', withdrawn: 'Withdrawn' },
      actions: { pass: 'Pass', reject: 'Turn down', withdraw: 'Withdraw' },
    },
  },
  permissions: {
    'teachers:certificate:own': 'Hand in own certificates',
    'teachers:certificate:list': 'See certificates of teachers',
    'teachers:certificate:review': 'Review certificates of teachers',
    'teachers:certificate:export': 'Export certificates of teachers',
  },
  menus: { 'teaching.certificate': 'Certificates', 'teaching.certificateRecord': 'Review of certificates' },
  errors: {
    certificateNumberTaken: 'A certificate of this kind and number is kept already; please check the number',
    handedInNumberTaken: 'The number {number} is kept for another certificate; please check that one first',
    certificateUnderReview: 'This certificate was handed in already and is being reviewed',
    certificateKindUnknown: 'Please choose a kind of certificate that is in use',
    certificateInFuture: 'The day of issue cannot be later than today',
    certificateUnknown: 'The certificate to renew does not exist; please reload and choose again',
  },
  issues: { 'certificate.endsEarly': 'The validity cannot end before the day of issue' },
  sheets: {
    certificates: {
      title: 'Certificates of teachers',
      columns: {
        name: 'Name',
        department: 'Department',
        kind: 'Kind',
        number: 'Number',
        issuer: 'Issued by',
        issuedOn: 'Issued on',
        validUntil: 'Valid until',
        validity: 'Validity',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof certificatesZh>
