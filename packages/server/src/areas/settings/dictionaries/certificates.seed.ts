/**
 * The value is the name as printed on the certificate, because applicants' input is compared with
 * it.
 */
const named = (name: string, en: string) => [name, name, en] as const

/**
 * Certificates an offer may require: national titles of pharmacists and technicians, licences, and
 * permits for particular jobs.
 */
export const certificateKinds = {
  code: 'certificate_kind',
  zh: '资格证书',
  en: 'Certificate',
  items: [
    named('药士', 'Assistant pharmacist'),
    named('药师', 'Pharmacist'),
    named('主管药师', 'Pharmacist-in-charge'),
    named('中药士', 'Assistant pharmacist of Chinese medicine'),
    named('中药师', 'Pharmacist of Chinese medicine'),
    named('主管中药师', 'Pharmacist-in-charge of Chinese medicine'),
    named('执业药师', 'Licensed pharmacist'),
    named('临床药师规范化培训证书', 'Clinical pharmacist training certificate'),
    named('检验技士', 'Assistant laboratory technician'),
    named('检验技师', 'Laboratory technician'),
    named('主管检验技师', 'Laboratory technician-in-charge'),
    named('放射医学技术士', 'Assistant radiological technician'),
    named('放射医学技术师', 'Radiological technician'),
    named('主管放射技师', 'Radiological technician-in-charge'),
    named('核医学技师', 'Nuclear medicine technician'),
    named('超声医学技师', 'Ultrasound technician'),
    named('病理学技师', 'Pathology technician'),
    named('康复医学治疗技师', 'Rehabilitation therapist'),
    named('输血技师', 'Transfusion technician'),
    named('大型医用设备上岗证', 'Permit for large medical equipment'),
    named('放射工作人员证', 'Radiation worker card'),
    named('临床基因扩增检验上岗证', 'Permit for clinical gene amplification'),
    named('HIV检测上岗证', 'Permit for HIV testing'),
    named('静脉用药集中调配上岗证', 'Permit for intravenous admixture'),
  ],
}
