// What every list is made of comes with the interface: an area is then one small file, and nothing is fetched in a chain.
import '../shared/list/ListScreen.tsx';
import '../shared/list/columns.tsx';
import '../shared/list/usePartnerFilter.ts';
import '../shared/list/useStoreFilter.ts';
import '../shared/process/ExportAction.tsx';
import '../shared/states.ts';
import '../shared/process/ImportAction.tsx';
