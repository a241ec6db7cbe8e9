import type { SameWords } from '../../../kernel/index.ts'
import type { partnerZh } from './words.zh-CN.ts'

export const partnerEn = {
  auditActions: {
    'partner.approve': 'Partner unit let in',
    'partner.reject': 'Partner unit turned away',
    'partner.undo': 'Partner unit: decision undone',
    'partner.reapply': 'Partner unit applied again',
    'signup.partner.register': 'Partner unit registered',
    'signup.partner.person': 'Person added by a partner unit',
    'signup.partner.judge': 'Card asked about by a partner unit',
  },
  fields: {
    unitName: 'Unit',
    creditCode: 'Unified social credit code',
    contactName: 'Contact',
    hasConsent: 'Consent to the processing of personal data',
    iphoneNum: 'Mobile',
    captchaKey: 'Code',
    captchaCode: 'Code',
    password: 'Password',
    keywords: 'Search',
    action: 'Action',
  },
  flows: {
    partner: {
      states: { applied: 'Waiting', approved: 'Approved', rejected: 'Turned away' },
      actions: { approve: 'Approve', reject: 'Turn away', reapply: 'Apply again' },
    },
  },
  permissions: {
    'signup:partner:own': 'Sign up people of a partner unit',
    'signup:partner:list': 'See partner units',
    'signup:partner:review': 'Review partner units',
  },
  menus: { 'recruit.partner': 'Partner units', cooperation: 'Partner unit' },
  errors: {
    creditCodeTaken: 'This credit code is registered already; check it or ask the education office',
    creditCodeWrong: 'The check character of the credit code does not fit; please check each character',
    alreadyPartner: 'This mobile number is registered as a partner unit; please log in',
    partnerNotApproved: 'The unit has not been approved yet; people can be signed up once it is',
    intakeToChoose: 'Several intakes are open: choose the one to sign people up for',
    intakeNotOpen: 'The chosen intake takes no registrations now; choose an open one',
    personSignedUp: 'This ID card has signed up in this intake already, belongs to a trainee, or may not sign up',
    mobileSignedUp:
      'The account of this mobile number has signed up in this intake already, belongs to a trainee or is disabled; check the number',
    mobileOfAnother: 'This mobile number belongs to the account of somebody else or of a unit; give the person’s own',
    offerNameUnknown: 'This offer is not part of the intake; write it as “major · training unit”',
  },
  issues: {
    'creditCode.wrong': 'Please give the 18 characters of the credit code',
    'consent.partner': 'Please confirm that the person has agreed',
    'card.length': 'The number is not right: an identity card has 18 digits; write the number of a permit or passport as it is printed',
    'card.region': 'The ID card number is not right: there is no such region code',
    'card.birthDate': 'The ID card number is not right: the date of birth does not exist',
    'card.checkDigit': 'The ID card number is not right: the check digit does not fit, please compare each digit',
  },
  sheets: {
    people: {
      title: 'People of the unit',
      columns: {
        realName: 'Name',
        idCard: 'ID card number',
        mobile: 'Mobile',
        hasConsent: 'Consent given',
        school: 'School',
        offer: 'First choice',
        state: 'State',
      },
      rules: {
        idCard:
          'An identity card has 18 characters; the number of a permit or passport is taken as well; written as text; not signed up in this intake',
        mobile: 'The person’s own, used to log in',
        hasConsent: 'The person was shown the consent text and has agreed',
        school: 'Schools not in the list are kept as written',
        offer: 'Written as “major · training unit”',
        state: 'Written out, not read in',
      },
    },
  },
} as const satisfies SameWords<typeof partnerZh>
