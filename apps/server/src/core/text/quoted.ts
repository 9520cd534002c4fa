/** A name in quotation marks; what is quoted inside it gets the inner ones: «Завод „Стрежень“». */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
