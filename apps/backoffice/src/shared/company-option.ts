interface Company {
  readonly id: string;
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
}

/** Which of two companies with one name it is: «ИНН 6900000101 · КПП 690001001». */
export const requisitesText = ({ inn, kpp }: Pick<Company, 'inn' | 'kpp'>): string =>
  kpp === null ? `ИНН ${inn}` : `ИНН ${inn} · КПП ${kpp}`;

/** A company to choose, its ИНН and КПП as the second line. */
export interface CompanyOption {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

export const companyOption = ({ id, name, ...company }: Company): CompanyOption => ({
  id,
  name,
  detail: requisitesText(company),
});

const plain = (name: string): string => name.trim().toLowerCase();

/** Companies for a list of one line: what has the name of another is named with its ИНН and КПП. */
export const companyChoices = (companies: readonly Company[]): { value: string; label: string }[] =>
  companies.map((company) => {
    const { id, name } = company;
    const isDouble = companies.some((other) => other.id !== id && plain(other.name) === plain(name));
    return { value: id, label: isDouble ? `${name} · ${requisitesText(company)}` : name };
  });
