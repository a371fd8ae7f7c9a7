/**
 * Requests the latest blocks while the bundle is still loading and writes them over the gray placeholders of
 * their table, a second before the application could on a slow phone. The script writes only into the
 * placeholders, whose content React leaves alone until the actual rows replace them. Constant, like all
 * inline scripts.
 */
export const FIRST_BLOCKS_SCRIPT = `(function(){var d=document,p=window.__novaFirstBlocks=fetch('/api/v1/blocks?limit=25').then(function(a){return a.ok?a.json():null}).catch(function(){return null});function show(l){if('ready'in d.documentElement.dataset)return;var n=new Intl.NumberFormat(d.documentElement.lang),w=JSON.parse(d.getElementById('catalogues').textContent).catalogues.site.actions;d.querySelectorAll('table.blocks tbody tr').forEach(function(r,i){var b=l.items[i],a=b&&b.action,o=b&&(a?a.account:b.from);function put(c,t,k){var s=r.querySelector('.at-'+c+' .skeleton');if(s&&t){s.textContent=t;s.className=k;return s}}if(!b)return;put('block',n.format(b.number),'entity height');if(o)put('who',o.slice(0,6)+'…'+o.slice(-6),'entity');if(a){put('what',w[a.action_key],'');put('energy','+'+n.format(a.points)+' EP','energy')}})}p.then(function(l){if(!l)return;if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',function(){show(l)});else show(l)})})()`;
