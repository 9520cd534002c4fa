// react-admin as its documentation builds a list that does what ours does: filters, saved queries, chosen columns, export
// and bulk acts; the same eight columns, its own login page.
import { createRoot } from 'react-dom/client';
import {
  Admin,
  AutocompleteInput,
  type AuthProvider,
  BulkDeleteButton,
  BulkExportButton,
  ChipField,
  CustomRoutes,
  type DataProvider,
  DatagridConfigurable,
  DateField,
  DateInput,
  ExportButton,
  FilterButton,
  FunctionField,
  List,
  Login,
  NumberInput,
  ReferenceInput,
  Resource,
  SearchInput,
  SelectColumnsButton,
  SelectInput,
  TextField,
  TopToolbar,
} from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';

const token = (): string => /(?:^|; )pb_session=([^;]*)/.exec(document.cookie)?.[1] ?? '';

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${decodeURIComponent(token())}`,
      'content-type': 'application/json',
      'x-fingerprint': 'bench',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { data: T }).data;
}

interface Page {
  items: { id: string }[];
  total: number;
}

const missing = (): Promise<never> => Promise.reject(new Error('The bench reads lists only'));

const dataProvider = {
  getList: async (_resource: string, { pagination }: { pagination?: { page: number; perPage: number } }) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const { items, total } = await ask<Page>('/v1/private/users/users/member/list', { page, size: perPage });
    return { data: items, total };
  },
  getOne: missing,
  getMany: missing,
  getManyReference: missing,
  create: missing,
  update: missing,
  updateMany: missing,
  delete: missing,
  deleteMany: missing,
} as unknown as DataProvider;

const authProvider: AuthProvider = {
  login: missing,
  logout: () => Promise.resolve(),
  checkAuth: () => (token() ? Promise.resolve() : Promise.reject(new Error('No session'))),
  checkError: () => Promise.resolve(),
  getPermissions: () => ask('/v1/private/role/user/accesses'),
};

const statuses = ['moderation', 'confirmed', 'rejected', 'blocked'].map((id) => ({ id, name: id }));

const filters = [
  <SearchInput key="search" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} />,
  <ReferenceInput key="partner" source="partnerId" reference="partners">
    <AutocompleteInput optionText="name" />
  </ReferenceInput>,
  <DateInput key="from" source="registeredFrom" />,
  <NumberInput key="points" source="pointsFrom" />,
];

const actions = (
  <TopToolbar>
    <FilterButton />
    <SelectColumnsButton />
    <ExportButton />
  </TopToolbar>
);

const bulk = (
  <>
    <BulkExportButton />
    <BulkDeleteButton />
  </>
);

interface Member {
  lastName: string;
  firstName: string;
}

const Participants = () => (
  <List perPage={20} filters={filters} actions={actions}>
    <DatagridConfigurable bulkActionButtons={bulk} rowClick="show">
      <FunctionField source="lastName" render={({ lastName, firstName }: Member) => `${lastName} ${firstName}`} />
      <TextField source="middleName" />
      <TextField source="phone" />
      <TextField source="email" />
      <TextField source="partner.name" />
      <TextField source="store.name" />
      <ChipField source="status" />
      <DateField source="registeredAt" showTime />
    </DatagridConfigurable>
  </List>
);

createRoot(document.querySelector('#root')!).render(
  <BrowserRouter basename="/peer">
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="participants" list={Participants} />
      <CustomRoutes noLayout>
        <Route path="/sign-in" element={<Login />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>,
);
