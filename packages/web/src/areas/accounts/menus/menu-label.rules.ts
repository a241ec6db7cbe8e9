type Named = { name: string; nameEn: string | null }

/** A menu's name in the reader's language. */
export const menuName = ({ name, nameEn }: Named, language: string) => (language === 'en' && nameEn ? nameEn : name)
